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
  /** What stands on the press sheet beside the form. */
  readonly proof: ReactNode;
}

/** What the account pages outside the dashboard share: on one side what to do, on the other a press sheet. */
export function AccountPage({ name, heading, children, proof }: AccountPageProps) {
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
      <aside className="account-sheet" aria-label={t('Sample account')}>
        <div className="account-sheet-proof">{proof}</div>
      </aside>
    </>
  );
}
