import './client.css';
import './paper.css';
import type { MouseEvent } from 'react';
import { Outlet } from 'react-router';
import { Logo } from '#app/components/logo.tsx';
import { i18nContext } from '#app/context.ts';
import { readCookie } from '#app/cookies.ts';
import { storeLanguage } from '#app/i18n/store-language.ts';
import { useText } from '#app/i18n/use-text.ts';
import { LANGUAGE_KEY } from '#protocol/languages.ts';
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
  const { t, language } = useText();
  /** Who goes on to the site reads on in the language that the browser asked for here: the site's pages know only one that is kept. */
  const keepLanguage = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    const isLeaving = link && link.origin === location.origin && link.pathname !== location.pathname;
    if (isLeaving && !readCookie(document.cookie, LANGUAGE_KEY)) storeLanguage(language.code);
  };
  return (
    <div className="client-page" data-more-texts="" onClickCapture={keepLanguage} onAuxClickCapture={keepLanguage}>
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
