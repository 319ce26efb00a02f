import './error-page.css';
import '#app/ui/button.css';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ErrorFigure } from './error-page-figure.tsx';
import { Logo } from './logo.tsx';

const texts = {
  404: { title: 'Page not found', sentence: 'This address leads nowhere. The formats are all still here.' },
  500: { title: 'Something went wrong', sentence: 'The page could not be shown. Try again, or go back to the start.' },
} as const;

interface ErrorSheetProps {
  readonly status: keyof typeof texts;
  /** Beside the logo. The last resort has none: it is on every page's way, and what broke may be in them. */
  readonly tools?: ReactNode;
  /** More ways onward. */
  readonly children?: ReactNode;
}

/** What failed, drawn and in one sentence, and where to go next. */
export function ErrorSheet({ status, tools, children }: ErrorSheetProps) {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const { title, sentence } = texts[status];
  return (
    <div className="error-page" data-status={status}>
      <title>{`${t(title)} | Surge`}</title>
      <meta name="robots" content="noindex" />
      <header>
        <Logo />
        {tools}
      </header>
      <main id="main" tabIndex={-1}>
        <ErrorFigure status={status} />
        <div className="error-page-text">
          <h1>{t(title)}</h1>
          <div>
            <p>{t(sentence)}</p>
            <div className="error-page-ways">
              {status === 500 && (
                // The same address again, by a full load: what broke may be the running page itself.
                <a className="button" href={pathname + search}>
                  {t('Try again')}
                  <Icon name="replay" size={18} />
                </a>
              )}
              <Link className="button button-go" to={status === 404 ? '/formats' : '/'} reloadDocument={status === 500}>
                {t(status === 404 ? 'All formats' : 'Go to the start page')}
                <Icon name="arrow" size={18} />
              </Link>
            </div>
            {children}
          </div>
        </div>
      </main>
    </div>
  );
}
