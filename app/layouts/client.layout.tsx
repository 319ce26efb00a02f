import './client.css';
import './paper.css';
import { Outlet } from 'react-router';
import { Logo } from '#app/components/logo.tsx';
import { i18nContext } from '#app/context.ts';
import { useKeptLanguage } from '#app/i18n/use-kept-language.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Route } from './+types/client.layout';
import { PageTools } from './page-tools.tsx';

export const loader = () => null;

/** As for the tools: few visitors open these pages, so their texts come with them. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  await context.get(i18nContext).addWorkspace();
  return null;
}

export const shouldRevalidate = () => false;

/** Around what we show to somebody else's client: the page is theirs, and our name stands small at its foot. */
export default function ClientLayout() {
  const { t } = useText();
  return (
    <div className="client-page" data-more-texts="" {...useKeptLanguage()}>
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <header className="client-bar">
        <PageTools />
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="client-foot">
        <Logo />
        <p className="dim">{t('Demo brands, campaigns and contact details are fictional.')}</p>
      </footer>
    </div>
  );
}
