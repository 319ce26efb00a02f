import './account-page.css';
import type { ReactNode } from 'react';
import { PageHead } from '#app/components/page-head.tsx';
import { Sentences } from '#app/components/sentences.tsx';
import { UnsavedNotice } from '#app/components/unsaved-notice.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

interface AccountPageProps {
  readonly name: Label;
  readonly heading: Label;
  readonly children: ReactNode;
  /** Beside the form. */
  readonly aside: ReactNode;
}

/** An account page outside the dashboard: what to do on one side, an illustration on the other. */
export function AccountPage({ name, heading, children, aside }: AccountPageProps) {
  const { t } = useText();
  return (
    <>
      <PageHead title={`${t(name)} | Surge`} description="" isHidden />
      <main id="main" className="account-main" tabIndex={-1}>
        <UnsavedNotice />
        <p className="account-name mono">{t(name)}</p>
        <PageTitle>
          <Sentences text={t(heading)} />
        </PageTitle>
        {children}
      </main>
      <aside className="account-aside" aria-label={t('Sample account')}>
        <div className="account-aside-content">{aside}</div>
      </aside>
    </>
  );
}
