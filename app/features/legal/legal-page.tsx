import './legal-page.css';
import type { ReactNode } from 'react';
import { PageHead } from '#app/components/page-head.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

interface LegalPageProps {
  readonly name: Label;
  readonly heading: Label;
  readonly lead: Label;
  readonly children: ReactNode;
}

/** What imprint, privacy and accessibility pages share. */
export function LegalPage({ name, heading, lead, children }: LegalPageProps) {
  const { t } = useText();
  return (
    <div className="legal grid">
      <PageHead title={`${t(name)} | Surge`} description={t(lead)} />
      <header>
        <p className="mono">{t(name)}</p>
        <PageTitle isLarge>{t(heading)}</PageTitle>
        <p className="legal-lead">{t(lead)}</p>
        <p className="legal-sample">{t('Sample text: Surge is a fictional company. A real one lets its own lawyers write this page.')}</p>
      </header>
      {children}
    </div>
  );
}
