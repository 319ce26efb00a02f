import './site-header.css';
import './site-footer.css';
import { type MouseEvent, memo, type ReactNode, useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate, useRouteLoaderData } from 'react-router';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { answerPages } from '#app/components/answer-pages.ts';
import { isPlainClick } from '#app/components/is-plain-click.ts';
import { KeptLink } from '#app/components/kept/kept-link.tsx';
import { legalPages } from '#app/components/legal-pages.ts';
import { Logo } from '#app/components/logo.tsx';
import { type SectionId, siteSections } from '#app/components/site-sections.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { closeFrom, closeOnLeave, closeOnLink } from '#app/ui/popover.ts';
import { findActiveSection } from './active-section.ts';
import { PageTools } from './page-tools.tsx';
import { listSocialLinks } from './social-links.ts';

/** The frame of the public pages: the landing page, the brief and the legal texts. */
export default function SiteLayout() {
  const { t } = useText();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}

const LINKS_ID = 'site-links';
/** From here on the links stand in the bar: site-header.css. */
const closeWhenWide = closeFrom(1200);

/** The fixed bar. On small screens its links are a native popover, which opens and closes before any script runs. */
const SiteHeader = memo(function SiteHeader() {
  const { t } = useText();
  const { pathname } = useLocation();
  const hasSections = pathname === '/';
  const { isSticky, active } = useScrollPosition(hasSections);
  return (
    <header className="site-header" data-sticky={isSticky || undefined}>
      <div className="site-header-bar">
        <Logo />
        <IconButton className="site-header-menu" popoverTarget={LINKS_ID} label={t('Menu')}>
          <svg width="18" height="12" viewBox="0 0 18 12" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="M0 1h18M0 11h18" />
          </svg>
        </IconButton>
        <KeptLink />
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
            <SectionLink key={id} id={id} isActive={hasSections && index === active}>
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
          <PageTools />
        </div>
        {!pathname.startsWith('/start-campaign') && (
          <Button as={Link} isPrimary className="site-header-start" to="/start-campaign">
            {t('Get started')}
          </Button>
        )}
      </div>
    </header>
  );
});

const STICKY_ABOVE_PX = 50; // spec §2 Navigation bar

interface ScrollPosition {
  /** The bar has left the top of the page. */
  readonly isSticky: boolean;
  /** The section being read, on the page that has sections. */
  readonly active: number;
}

/** Where the visitor is on the page, for the navigation bar. */
function useScrollPosition(hasSections: boolean): ScrollPosition {
  const [position, setPosition] = useState<ScrollPosition>({ isSticky: false, active: 0 });
  // The scroll position lives in the browser, outside React.
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = { isSticky: scrollY > STICKY_ABOVE_PX, active: hasSections ? readActive() : 0 };
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

/** The unit step drawn large, all sections again, the networks to share the site on. */
const SiteFooter = memo(function SiteFooter() {
  const { t } = useText();
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin ?? '';
  return (
    <footer className="site-footer">
      <div className="grid">
        <div className="site-footer-step" />
        <div className="site-footer-name">
          <Logo />
          <p>{t('Performance at scale, results that matter')}</p>
        </div>
        <nav className="site-footer-links" aria-label={t('All sections')}>
          {siteSections.map(({ id, label }) => (
            <SectionLink key={id} id={id}>
              {t(label)}
            </SectionLink>
          ))}
        </nav>
        <AnswerLinks className="site-footer-answers" isFooter />
        <nav className="site-footer-social" aria-label={t('Social media')}>
          {listSocialLinks(origin).map(({ name, url }) => (
            <a key={name} href={url} target="_blank" rel="noopener">
              {t('Share on {{network}}', { network: name })}
            </a>
          ))}
        </nav>
        <div className="site-footer-end mono">
          <p>© Surge. {t('Demo brands, campaigns and contact details are fictional.')}</p>
          <nav aria-label={t('Legal')}>
            {legalPages.map(({ path, label }) => (
              <Link key={path} to={path}>
                {t(label)}
              </Link>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
});

interface SectionLinkProps {
  readonly id: SectionId;
  readonly isActive?: boolean;
  readonly children: ReactNode;
}

/** A link to a section of the landing page, from any page; on the landing page itself it scrolls there smoothly. */
function SectionLink({ id, isActive = false, children }: SectionLinkProps) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (pathname !== '/' || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(`#${id}`, { replace: hash === `#${id}`, preventScrollReset: true });
    scrollToSection(id);
  };
  return (
    <Link to={`/#${id}`} aria-current={isActive ? 'location' : undefined} onClick={follow}>
      {children}
    </Link>
  );
}

const SCROLL_MS = 100; // spec §9
const BAR_PX = 72; // scroll-padding-top of base.css

/** Brings a section under the navigation bar within 100 ms, at once for reduced motion, and moves the reading position there. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const from = scrollY;
  const lowest = document.documentElement.scrollHeight - innerHeight;
  const to = Math.max(0, Math.min(lowest, section.getBoundingClientRect().top + from - BAR_PX));
  section.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, to);
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / SCROLL_MS));
    scrollTo(0, from + (to - from) * part * (2 - part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
