import './account-page.css';
import type { ReactNode } from 'react';
import { LanguageMenu } from '#app/components/language-menu.tsx';
import { Logo } from '#app/components/logo.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { Sentences } from '#app/components/sentences.tsx';
import { ThemeToggle } from '#app/components/settings/theme-toggle.tsx';
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

/** The frame of the account pages, outside the dashboard: on one side what to do, on the other a press sheet. */
export function AccountPage({ name, heading, children, proof }: AccountPageProps) {
  const { t } = useText();
  return (
    <div className="account">
      <PageHead title={`${t(name)} | Surge`} description="" isHidden />
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <header className="account-bar">
        <Logo />
        <div className="account-tools">
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </header>
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
      <footer className="account-end mono">{t('Demo brands, campaigns and contact details are fictional.')}</footer>
    </div>
  );
}
