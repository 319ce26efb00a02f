import './language-menu.css';
import { type MouseEvent, type ToggleEvent, useEffect } from 'react';
import { changeLanguage, followLanguage } from '#app/i18n/change-language.ts';
import { loadDictionary } from '#app/i18n/create-i18n.ts';
import { useText } from '#app/i18n/use-text.ts';
import { closeOnLeave, closeOnLink, focusFirst, roveFocus } from '#app/ui/popover.ts';
import { LANGUAGE_PARAMETER, type Language, languages } from '#protocol/languages.ts';
import { Flag } from './flag.tsx';

const LIST_ID = 'languages';

/** Flag of the present language, list of all: a native popover. Without script its links carry `?lang=`; with it the page changes in place. */
export function LanguageMenu() {
  const { t, language, i18n } = useText();
  const choose = (event: MouseEvent, chosen: Language) => {
    event.preventDefault();
    void changeLanguage(i18n, chosen);
  };
  // Another tab's choice is this one's too.
  useEffect(() => followLanguage(i18n), [i18n]);
  return (
    <div className="language-menu">
      <button type="button" popoverTarget={LIST_ID}>
        <span className="visually-hidden">{`${t('Language')}: `}</span>
        <Flag code={language.code} />
        <span className="language-menu-label">{language.label}</span>
      </button>
      <ul id={LIST_ID} popover="auto" onToggle={open} onClick={closeOnLink} onBlur={closeOnLeave} onKeyDown={roveFocus}>
        {languages.map((one) => (
          <li key={one.code}>
            <a
              href={`?${LANGUAGE_PARAMETER}=${one.code}`}
              lang={one.tag}
              hrefLang={one.tag}
              aria-current={one === language ? 'true' : undefined}
              onClick={(event) => choose(event, one)}
            >
              <Flag code={one.code} />
              {one.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All are loaded before one is chosen, so that the change is one frame. */
function open(event: ToggleEvent<HTMLElement>): void {
  focusFirst(event);
  if (event.newState === 'open') for (const language of languages) void loadDictionary(language);
}
