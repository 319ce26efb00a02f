import './shell.css';
import './bars.css';
import './page-top.css';
import './pictures.css';
import { Outlet, useLocation } from 'react-router';
import { DocumentTitle } from '#app/components/document-title.ts';
import { useLayout } from '#app/components/settings/use-layout.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Route } from './+types/shell.layout';
import { toDocumentTitle } from './document-title.ts';
import { Preloader } from './preloader.tsx';
import { SettingsHost } from './settings-host.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { Topbar } from './topbar.tsx';

/** The root prints the layout settings as its attributes: every look of the frame is a rule in the stylesheets here. */
export const handle = { frame: 'shell' };

const readYear = () => ({ year: new Date().getFullYear() });

export const loader = readYear;
export const clientLoader = async () => readYear();

/** The year stands as long as the page does. */
export const shouldRevalidate = () => false;

/** The dashboard's frame: a sidebar, or a row of formats under the topbar. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const isHorizontal = useLayout(({ layoutType }) => layoutType === 'horizontal');
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
