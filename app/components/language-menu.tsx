import './language-menu.css';
import { type MouseEvent, type ToggleEvent, useEffect, useRef } from 'react';
import { changeLanguage, followLanguage } from '#app/i18n/change-language.ts';
import { loadDictionary } from '#app/i18n/create-i18n.ts';
import { LANGUAGE_PARAMETER, type Language, languages } from '#app/i18n/languages.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Flag } from './flag.tsx';

/** Flag of the present language, list of all. Without script its links carry `?lang=`; with it the page changes in place. */
export function LanguageMenu() {
  const { t, language, i18n } = useText();
  const menu = useRef<HTMLDetailsElement>(null);
  const choose = (event: MouseEvent, chosen: Language) => {
    event.preventDefault();
    menu.current?.removeAttribute('open');
    menu.current?.querySelector('summary')?.focus();
    void changeLanguage(i18n, chosen);
  };
  // Another tab's choice is this one's too.
  useEffect(() => followLanguage(i18n), [i18n]);
  return (
    <details className="language-menu" ref={menu} name="menu" onToggle={loadAll}>
      <summary>
        <span className="visually-hidden">{`${t('Language')}: `}</span>
        <Flag code={language.code} />
        <span className="language-menu-label">{language.label}</span>
      </summary>
      <ul>
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
    </details>
  );
}

/** Before one is chosen, so that the change is one frame. */
function loadAll({ newState }: ToggleEvent): void {
  if (newState === 'open') for (const language of languages) void loadDictionary(language);
}
