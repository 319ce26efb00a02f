import './focus.css';
import { Outlet } from 'react-router';
import { Logo } from '#app/components/logo.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { PageTools } from './page-tools.tsx';

/** The frame of pages with one thing to do. Main part and aside are the page's own: the aside shows what is typed in the main part. */
export default function FocusLayout() {
  const { t } = useText();
  return (
    <div className="focus-page">
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <header className="focus-bar">
        <Logo />
        <div className="focus-tools">
          <PageTools />
        </div>
      </header>
      <Outlet />
      <footer className="focus-end mono">{t('Demo brands, campaigns and contact details are fictional.')}</footer>
    </div>
  );
}
