import './site-header.css';
import '#app/ui/button.css';
import { type KeyboardEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { answerPages } from './answer-pages.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { SectionLink } from './section-link.tsx';
import { ThemeToggle } from './settings/theme-toggle.tsx';
import { siteSections } from './site-sections.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** The fixed bar of the public pages. Its small-screen menu is a native <details>, so it opens before any script runs. */
export function SiteHeader() {
  const { t } = useText();
  const { pathname } = useLocation();
  const { isSticky, active } = useScrollPosition(pathname === '/');
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the Escape key of the menu's summary and links
    <header className="site-header" data-sticky={isSticky || undefined} onKeyDown={closeOnEscape}>
      <div className="site-header-bar">
        <Logo />
        <details className="site-header-menu" ref={menu} name="menu">
          <summary className="icon-button">
            <span className="visually-hidden">{t('Menu')}</span>
            <svg width="18" height="12" viewBox="0 0 18 12" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
              <path d="M0 1h18M0 11h18" />
            </svg>
          </summary>
        </details>
        <nav className="site-header-links" aria-label={t('Sections')}>
          {siteSections.map(({ id, label }, index) => (
            <SectionLink key={id} id={id} isActive={index === active} onChoose={close}>
              {t(label)}
            </SectionLink>
          ))}
          <span className="site-header-answers">
            {answerPages.map(({ path, label }) => (
              <Link key={path} to={path}>
                {t(label)}
              </Link>
            ))}
          </span>
        </nav>
        <div className="site-header-tools">
          <LanguageMenu />
          <ThemeToggle />
        </div>
        {!pathname.startsWith('/start-campaign') && (
          <Link className="button button-go site-header-start" to="/start-campaign" aria-label={t('Start Your Campaign')}>
            {t('Start')}
          </Link>
        )}
      </div>
    </header>
  );
}
