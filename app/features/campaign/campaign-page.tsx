import './campaign-page.css';
import type { ReactNode } from 'react';
import { Sentences } from '#app/components/sentences.tsx';
import { SiteFooter } from '#app/components/site-footer.tsx';
import { SiteHeader } from '#app/components/site-header.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { ContactWays } from './contact-ways.tsx';
import { FirstQuestions } from './first-questions.tsx';
import { NextSteps } from './next-steps.tsx';

interface CampaignPageProps {
  readonly name: Label;
  readonly heading: Label;
  readonly children: ReactNode;
}

/** The frame of the brief's pages: beside what there is to do stands what happens next, and whom to ask. */
export function CampaignPage({ name, heading, children }: CampaignPageProps) {
  const { t } = useText();
  return (
    <div className="start">
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="start-main grid">
        <header className="start-head">
          <p className="mono">{t(name)}</p>
          <h1>
            <Sentences text={t(heading)} />
          </h1>
        </header>
        {children}
        <aside className="start-aside">
          <NextSteps />
          <FirstQuestions />
          <ContactWays />
        </aside>
      </main>
      <SiteFooter />
    </div>
  );
}
