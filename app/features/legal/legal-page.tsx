import './legal-page.css';
import type { ReactNode } from 'react';
import { PageHead } from '#app/components/page-head.tsx';
import { SiteFooter } from '#app/components/site-footer.tsx';
import { SiteHeader } from '#app/components/site-header.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

interface LegalPageProps {
  readonly name: Label;
  readonly heading: Label;
  readonly lead: Label;
  readonly children: ReactNode;
}

/** Layout of imprint, privacy and accessibility pages. */
export function LegalPage({ name, heading, lead, children }: LegalPageProps) {
  const { t } = useText();
  return (
    <div className="legal">
      <PageHead title={`${t(name)} | Surge`} description={t(lead)} />
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="legal-main grid">
        <header>
          <p className="mono">{t(name)}</p>
          <PageTitle isLarge>{t(heading)}</PageTitle>
          <p className="legal-lead">{t(lead)}</p>
          <p className="legal-sample">{t('Sample text: Surge is a fictional company. A real one lets its own lawyers write this page.')}</p>
        </header>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
