import './language-menu.css';
import { type MouseEvent, type ToggleEvent, useEffect } from 'react';
import { changeLanguage, followLanguage } from '#app/i18n/change-language.ts';
import { loadDictionary } from '#app/i18n/create-i18n.ts';
import { useText } from '#app/i18n/use-text.ts';
import { closeOnLeave, closeOnLink, focusFirst, roveFocus } from '#app/ui/popover.ts';
import { LANGUAGE_PARAMETER, type Language, type LanguageCode, languages } from '#protocol/languages.ts';

const LIST_ID = 'languages';

/** Flag of the present language, list of all: a native popover. Without script its links carry `?lang=`; with it the page changes in place. */
export function LanguageMenu() {
  const { t, language, i18n } = useText();
  const choose = (event: MouseEvent, chosen: Language) => {
    event.preventDefault();
    void changeLanguage(i18n, chosen);
  };
  // A choice made in another tab counts here too.
  useEffect(() => followLanguage(i18n), [i18n]);
  return (
    <div className="language-menu">
      <button type="button" popoverTarget={LIST_ID}>
        <span className="visually-hidden">{`${t('Language')}: `}</span>
        <Flag code={language.code} />
        <span className="language-menu-label">{language.label}</span>
      </button>
      <ul
        id={LIST_ID}
        popover="auto"
        onToggle={(event) => open(event, i18n.hasWorkspace)}
        onClick={closeOnLink}
        onBlur={closeOnLeave}
        onKeyDown={roveFocus}
      >
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
function open(event: ToggleEvent<HTMLElement>, hasWorkspace: boolean): void {
  focusFirst(event);
  if (event.newState === 'open') for (const language of languages) void loadDictionary(language, hasWorkspace);
}

/** Flags of the language menu, 24 x 16 units, drawn plainly. Decoration: the label names the language. */
function Flag({ code }: { code: LanguageCode }) {
  return (
    <svg className="flag" width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
      {drawings[code]}
    </svg>
  );
}

const drawings = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  sp: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
    </>
  ),
  gr: (
    <>
      <path d="M0 0h24v16H0z" />
      <path fill="#d00" d="M0 5.3h24V16H0z" />
      <path fill="#ffce00" d="M0 10.7h24V16H0z" />
    </>
  ),
  it: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#008c45" d="M0 0h8v16H0z" />
      <path fill="#cd212a" d="M16 0h8v16h-8z" />
    </>
  ),
  rs: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#0039a6" d="M0 5.3h24V16H0z" />
      <path fill="#d52b1e" d="M0 10.7h24V16H0z" />
    </>
  ),
} as const satisfies Record<LanguageCode, React.ReactNode>;
