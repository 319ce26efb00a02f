import './campaign-page.css';
import type { ReactNode } from 'react';
import { AnswerLinks } from '#app/components/answer-links.tsx';
import { contactDetails } from '#app/components/contact-details.ts';
import { Sentences } from '#app/components/sentences.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

interface CampaignPageProps {
  readonly name: Label;
  readonly heading: Label;
  readonly children: ReactNode;
}

/** A page of the brief: its content, and beside it what happens next and whom to ask. */
export function CampaignPage({ name, heading, children }: CampaignPageProps) {
  const { t } = useText();
  return (
    <div className="start grid">
      <header className="start-head">
        <p className="mono">{t(name)}</p>
        <PageTitle isLarge>
          <Sentences text={t(heading)} />
        </PageTitle>
      </header>
      {children}
      <aside className="start-aside">
        <NextSteps />
        <FirstQuestions />
        <ContactWays />
      </aside>
    </div>
  );
}

/** For visitors who would rather write or call. */
function ContactWays() {
  const { t } = useText();
  return (
    <section className="contact-ways" aria-labelledby="contact-ways">
      <h2 id="contact-ways">{t('Or write, or call')}</h2>
      <a href={`mailto:${contactDetails.email}?subject=${encodeURIComponent(t('New campaign'))}`}>{contactDetails.email}</a>
      <a href={`tel:${contactDetails.phone.replaceAll(' ', '')}`}>{contactDetails.phone}</a>
      <p className="mono dim">{t('Sample contact details: this is a demonstration site.')}</p>
    </section>
  );
}

/** For visitors who have questions first. */
function FirstQuestions() {
  const { t } = useText();
  return (
    <section className="first-questions">
      <h2>{t('What others ask first')}</h2>
      <p>{t('What is billed and what never is, forty days from brief to report, and the smallest budget.')}</p>
      <AnswerLinks className="first-questions-links" />
    </section>
  );
}

const steps = [
  { name: 'We read it', text: 'A planner answers you personally and asks what is missing.' },
  { name: 'We propose', text: 'One plan within two working days: channels, formats, KPI model and the price of the moment you pay for.' },
  { name: 'You play it', text: 'The creative as a working demo, on desktop and phone, before anything is booked.' },
  { name: 'We launch', text: 'Tracking is tested end to end first. Then the campaign runs, and you see what we see.' },
] as const;

/** What happens after a brief is sent. */
function NextSteps() {
  const { t } = useText();
  return (
    <section className="next-steps" aria-labelledby="next-steps">
      <h2 id="next-steps">{t('What happens next')}</h2>
      <ol>
        {steps.map(({ name, text }, index) => (
          <li key={name}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
