import './error-page.css';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';
import { BareFrame } from './bare-frame.tsx';

const texts = {
  404: { title: 'Page not found', sentence: 'This address leads nowhere. The formats are all still here.' },
  500: { title: 'Something went wrong', sentence: 'The page could not be shown. Try again, or go back to the start.' },
} as const;

interface ErrorContentProps {
  readonly status: keyof typeof texts;
  /** Links below the buttons. */
  readonly children?: ReactNode;
}

/** The last resort, without a layout around it. It has no tools: every page loads it, and the fault may be in the tools. */
export function ErrorPage({ status }: { status: keyof typeof texts }) {
  return (
    <BareFrame>
      <ErrorContent status={status} />
    </BareFrame>
  );
}

/** What failed, drawn and in one sentence, and where to go next. */
export function ErrorContent({ status, children }: ErrorContentProps) {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const { title, sentence } = texts[status];
  return (
    <div className="error-page" data-status={status}>
      <title>{`${t(title)} | Surge`}</title>
      <meta name="robots" content="noindex" />
      <ErrorFigure status={status} />
      <div className="error-page-text">
        <PageTitle>{t(title)}</PageTitle>
        <div>
          <p>{t(sentence)}</p>
          <div className="error-page-actions">
            {status === 500 && (
              // The same address again, by a full load: what broke may be the running page itself.
              <Button as="a" href={pathname + search}>
                {t('Try again')}
                <Icon name="replay" size={18} />
              </Button>
            )}
            <Button as={Link} isPrimary to={status === 404 ? '/formats' : '/'} reloadDocument={status === 500}>
              {t(status === 404 ? 'All formats' : 'Go to the start page')}
              <Icon name="arrow" size={18} />
            </Button>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Digits in the strokes of the logo, 130 x 200 units; every zero is an empty slot. */
const digits: Readonly<Record<string, string>> = {
  4: 'M11 0v134h119M96 0v200',
  5: 'M122 11H17v78h64l30 30v40l-30 30H4',
};
const places = [0, 178, 356];

/** The status as a drawing: digits around empty ad slots, and a line that ends in the first of them. */
function ErrorFigure({ status }: { status: number }) {
  return (
    <svg className="error-page-figure" viewBox="0 0 512 270" fill="none" aria-hidden="true">
      {places.map((x, place) => (
        <g key={x} transform={`translate(${x} 44)`}>
          <Digit digit={String(status).charAt(place)} />
        </g>
      ))}
      <path d="M0 262h150v-26h86" stroke="var(--surge)" strokeWidth="7" />
    </svg>
  );
}

function Digit({ digit }: { digit: string }) {
  if (digits[digit]) return <path d={digits[digit]} stroke="currentColor" strokeWidth="22" />;
  return (
    <g stroke="var(--line-strong)" strokeWidth="1.5">
      <path d="M0 1h130v198H0z" stroke="currentColor" strokeWidth="2" />
      <path d="M0 0l130 200M130 0L0 200" opacity=".5" />
      <path d="M1-32v14M129-32v14M1-25h128" />
    </g>
  );
}
