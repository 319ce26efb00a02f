import './shell.css';
import './bars.css';
import './page-top.css';
import './pictures.css';
import './preloader.css';
import './top-navigation.css';
import './menus.css';
import './topbar.css';
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { DocumentTitle } from '#app/components/document-title.ts';
import { KeptLink } from '#app/components/kept/kept-link.tsx';
import { LanguageMenu } from '#app/components/language-menu.tsx';
import { Logo } from '#app/components/logo.tsx';
import { markSession } from '#app/components/session/mark-session.ts';
import { session } from '#app/components/session/session.ts';
import { dispatchLayout } from '#app/components/settings/layout-dispatch.ts';
import { ThemeToggle } from '#app/components/settings/theme-toggle.tsx';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import { IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { keepFocus } from '#app/ui/keep-focus.ts';
import type { Route } from './+types/shell.layout';
import { toDocumentTitle } from './document-title.ts';
import { NotificationMenu } from './notification-menu.tsx';
import { pages } from './pages.ts';
import { SearchButton } from './search-button.tsx';
import { loadSettingsPanel, SettingsHost } from './settings-host.tsx';
import { SETTINGS_PANEL_ID } from './settings-panel-id.ts';
import { ShellEntries } from './shell-entry.tsx';
import { SIDEBAR_ID, Sidebar } from './sidebar.tsx';
import { UserMenu } from './user-menu.tsx';
import { WorkspaceMenu } from './workspace-menu-host.tsx';

/** The root has the layout settings as attributes: the stylesheets imported here draw the frame by them. */
export const handle = { frame: 'shell' };

const readYear = () => ({ year: new Date().getFullYear() });

export const loader = readYear;
export const clientLoader = async () => readYear();

/** Read once per page load. */
export const shouldRevalidate = () => false;

/** The dashboard's frame: a sidebar, or a row of formats under the topbar. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const isHorizontal = useLayout(({ layoutType }) => layoutType === 'horizontal');
  useEffect(keepFocus, []);
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      {!isHorizontal && <Sidebar />}
      <div className="shell-column">
        <div className="shell-bars">
          <Topbar isHorizontal={isHorizontal} />
          {isHorizontal && <TopNavigation />}
        </div>
        <main id="main" className="shell-main" tabIndex={-1}>
          <DocumentTitle value={isHorizontal ? toDocumentTitle(pathname) : undefined}>
            <Outlet />
          </DocumentTitle>
        </main>
        <ShellFooter year={loaderData.year} />
      </div>
      <SettingsHost />
      <Preloader />
    </div>
  );
}

/** Covers the page for 2500 ms (spec §4, §9), by style alone: it comes with the server's HTML, before any script. */
function Preloader() {
  const { t } = useText();
  const isShown = useLayout(({ isPreloader, layoutType }) => isPreloader && layoutType === 'horizontal');
  return isShown ? (
    <div className="preloader" role="status">
      <svg viewBox="0 0 270 180" aria-hidden="true">
        <path d="M0 155H115V25H270" pathLength="100" />
      </svg>
      <span className="visually-hidden">{t('Loading')}</span>
    </div>
  ) : null;
}

/** Year and credit, and links to every page that no menu has. */
const ShellFooter = memo(function ShellFooter({ year }: { year: number }) {
  const { t } = useText();
  return (
    <footer className="shell-footer">
      <AnswerLinks className="shell-footer-answers" isFooter />
      <details>
        <summary>{t('Pages')}</summary>
        <nav aria-label={t('Pages')}>
          <ul>
            {pages.map(({ label, path, isPersonal }) => (
              <li key={path} className={isPersonal && 'for-signed-in'}>
                <Link to={path}>{t(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      <p className="mono">
        <span>{year} © Surge</span>
        <span>{t('Made by Surge Creative Lab')}</span>
      </p>
    </footer>
  );
});

/** The horizontal layout's formats: a row under the topbar. Below 992 px a list that the menu button opens (leftMenu), and in it the whole menu. */
const TopNavigation = memo(function TopNavigation() {
  const { t } = useText();
  const isOpen = useLayout(({ leftMenu }) => leftMenu);
  const close = () => isOpen && dispatchLayout({ type: 'toggle left menu' });
  const closeOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    document.getElementById(MENU_BUTTON_ID)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its links and buttons do
    <div className="top-navigation" id={TOP_NAVIGATION_ID} data-open={isOpen || undefined} onClick={closeOnLink} onKeyDown={closeOnEscape}>
      <nav aria-label={t('Ad-Formats')}>
        <ShellEntries />
      </nav>
      <WorkspaceMenu kind="TreeMenu" />
    </div>
  );
});

/** Left what moves the menu, right what belongs to the visitor. */
const Topbar = memo(function Topbar({ isHorizontal }: { isHorizontal: boolean }) {
  const { t } = useText();
  return (
    <header className="shell-topbar">
      {isHorizontal ? (
        <MenuButton />
      ) : (
        <IconButton className="shell-narrow" popoverTarget={SIDEBAR_ID} label={t('Menu')}>
          <Icon name="menu" />
        </IconButton>
      )}
      <div className={isHorizontal ? 'shell-topbar-logo' : 'shell-topbar-logo shell-narrow'}>
        <Logo />
      </div>
      {!isHorizontal && <SidebarToggle />}
      <SearchButton />
      {isHorizontal && <WorkspaceMenu kind="MegaMenu" />}
      <KeptLink />
      <div className="shell-topbar-end">
        <LanguageMenu />
        <FullscreenButton />
        <div className="shell-account for-signed-in">
          <NotificationMenu />
        </div>
        <ThemeToggle />
        <SettingsButton />
        <div className="shell-account for-signed-in">
          <UserMenu />
        </div>
        <SignInLink />
      </div>
    </header>
  );
});

/** The button for full screen. */
function FullscreenButton() {
  const { t } = useText();
  const isFull = useSyncExternalStore(subscribe, isFullscreen, () => false);
  const toggle = () => {
    // A browser or a policy that refuses leaves the page as it is.
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen?.())?.catch(() => undefined);
  };
  return (
    <IconButton className="fullscreen-button" aria-pressed={isFull} label={t('Fullscreen')} onClick={toggle}>
      <Icon name="fullscreen" />
    </IconButton>
  );
}

const isFullscreen = () => document.fullscreenElement !== null;

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** On wide screens: the sidebar as a column of names or of icons. Remembered with the other settings. */
function SidebarToggle() {
  const { t } = useText();
  const isShown = useLayout(({ showSidebar }) => showSidebar);
  return (
    <IconButton
      className="shell-sidebar-toggle"
      aria-controls={SIDEBAR_ID}
      aria-expanded={isShown}
      label={t(isShown ? 'Collapse sidebar' : 'Expand sidebar')}
      onClick={() => dispatchLayout({ type: 'show sidebar', value: !isShown, screenWidth: innerWidth })}
    >
      <Icon name="sidebar" size={22} />
    </IconButton>
  );
}

/** Shown signed out, in the place of bell and user menu (docs/decisions/033). The page has both: an attribute of the root shows one of them. */
function SignInLink() {
  const { t } = useText();
  const { pathname, search } = useLocation();
  // Before the paint: a visitor who comes from a page without the frame, or signs in or out in another tab, sees the right one at once.
  useLayoutEffect(() => {
    markSession();
    return session.subscribe(markSession);
  }, []);
  return (
    <Link className="shell-sign-in for-strangers" to={`/login?next=${encodeURIComponent(pathname + search)}`}>
      {t('Sign in')}
    </Link>
  );
}

const TOP_NAVIGATION_ID = 'top-navigation';
const MENU_BUTTON_ID = 'menu-button';

/** Opens the horizontal layout's menu on small screens. */
function MenuButton() {
  const { t } = useText();
  const isOpen = useLayout(({ leftMenu }) => leftMenu);
  return (
    <IconButton
      className="shell-narrow"
      id={MENU_BUTTON_ID}
      aria-controls={TOP_NAVIGATION_ID}
      aria-expanded={isOpen}
      label={t('Menu')}
      onClick={() => dispatchLayout({ type: 'toggle left menu' })}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
    </IconButton>
  );
}

/** Opens and closes the settings panel; pointer or focus on it fetches the panel, also before hydration. */
function SettingsButton() {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  // No event comes from a pointer or a focus that was there before hydration.
  useEffect(() => {
    if (button.current?.matches(':hover, :focus')) void loadSettingsPanel();
  }, []);
  const isOpen = useLayout(({ showRightSidebar }) => showRightSidebar);
  return (
    <IconButton
      className="settings-button"
      ref={button}
      label={t('Settings')}
      aria-expanded={isOpen}
      aria-controls={SETTINGS_PANEL_ID}
      onPointerEnter={loadSettingsPanel}
      onTouchStart={loadSettingsPanel}
      onFocus={loadSettingsPanel}
      onClick={() => dispatchLayout({ type: 'show right sidebar', value: !isOpen })}
    >
      <Icon name="settings" />
    </IconButton>
  );
}
