import './shell.css';
import { Outlet } from 'react-router';
import { useSettings } from '#app/components/settings/use-settings.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { Route } from './+types/shell.layout';
import { Sidebar } from './sidebar.tsx';
import { Topbar } from './topbar.tsx';

const readYear = () => ({ year: new Date().getFullYear() });

export const loader = readYear;
export const clientLoader = async () => readYear();

/** The year stands as long as the page does. */
export const shouldRevalidate = () => false;

/** The dashboard's frame. Every look it can take is a data attribute here and a rule in shell.css. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const { t } = useText();
  const { settings } = useSettings();
  return (
    <div className="shell" data-layout="vertical" data-sidebar-type={settings.leftSideBarType}>
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <Sidebar />
      <div className="shell-column">
        <Topbar />
        <main id="main" className="shell-main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className="shell-footer mono">
          <span>{loaderData.year} © Surge</span>
          <span>{t('Made by Surge Creative Lab')}</span>
        </footer>
      </div>
    </div>
  );
}
