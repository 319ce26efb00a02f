import './site-header.css';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { closeFrom, closeOnLeave, closeOnLink } from '#app/ui/popover.ts';
import { findActiveSection } from './active-section.ts';
import { answerPages } from './answer-pages.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { SectionLink } from './section-link.tsx';
import { ThemeToggle } from './settings/theme-toggle.tsx';
import { siteSections } from './site-sections.ts';

const LINKS_ID = 'site-links';
/** From here on the links stand in the bar: site-header.css. */
const closeWhenWide = closeFrom(1200);

/** The fixed bar of the public pages. On small screens its links are a native popover, which opens and closes before any script runs. */
export function SiteHeader() {
  const { t } = useText();
  const { pathname } = useLocation();
  const { isSticky, active } = useScrollPosition(pathname === '/');
  return (
    <header className="site-header" data-sticky={isSticky || undefined}>
      <div className="site-header-bar">
        <Logo />
        <IconButton className="site-header-menu" popoverTarget={LINKS_ID} label={t('Menu')}>
          <svg width="18" height="12" viewBox="0 0 18 12" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="M0 1h18M0 11h18" />
          </svg>
        </IconButton>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside turn the Enter key into a click */}
        <nav
          className="site-header-links"
          id={LINKS_ID}
          popover="auto"
          aria-label={t('Sections')}
          onClick={closeOnLink}
          onBlur={closeOnLeave}
          onToggle={closeWhenWide}
        >
          {siteSections.map(({ id, label }, index) => (
            <SectionLink key={id} id={id} isActive={index === active}>
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
          <Button as={Link} isPrimary className="site-header-start" to="/start-campaign">
            {t('Get started')}
          </Button>
        )}
      </div>
    </header>
  );
}

const STICKY_ABOVE_PX = 50; // spec §2 Navigation bar

interface ScrollPosition {
  /** The bar has left the top of the page. */
  readonly isSticky: boolean;
  /** The section being read, or undefined on pages without sections. */
  readonly active: number | undefined;
}

/** Where the visitor is on the page, for the navigation bar. */
function useScrollPosition(hasSections: boolean): ScrollPosition {
  const [position, setPosition] = useState<ScrollPosition>({ isSticky: false, active: hasSections ? 0 : undefined });
  // The scroll position lives in the browser, outside React.
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = { isSticky: scrollY > STICKY_ABOVE_PX, active: hasSections ? readActive() : undefined };
      setPosition((last) => (last.isSticky === next.isSticky && last.active === next.active ? last : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [hasSections]);
  return position;
}

function readActive(): number {
  const tops = siteSections.map(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + scrollY);
  return findActiveSection(tops, { scrollTop: scrollY, windowHeight: innerHeight, pageHeight: document.documentElement.scrollHeight });
}
