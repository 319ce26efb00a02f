import './contact.css';
import '#app/ui/button.css';
import { Link } from 'react-router';
import { Sentences } from '#app/components/sentences.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { PaymentModel } from '#catalogue/payment-models.ts';
import { contactDetails } from './contact-details.ts';

const briefing = [
  { name: 'Your goal', text: 'Awareness, traffic, leads, installs or sales, and the number that would make you call it a success.' },
  { name: 'Market and audience', text: 'Countries, languages, and who should see the campaign.' },
  { name: 'Budget and dates', text: 'A range is enough. Tell us what cannot move.' },
  { name: 'What you have', text: 'Brand assets, landing page, tracking. If you have no creative yet, name a format you like.' },
] as const;

const steps = [
  { name: 'We read it', text: 'A planner answers you in person and asks what is missing.' },
  { name: 'We propose', text: 'One plan: channels, formats, KPI model and the price of the moment you pay for.' },
  { name: 'You play it', text: 'The creative as a working demo, on desktop and phone, before anything is booked.' },
  { name: 'We launch', text: 'Tracking is tested end to end first. Then the campaign runs, and you see what we see.' },
] as const;

/** How to reach the team, what to send, what happens next. */
export function Contact({ model }: { model: PaymentModel | undefined }) {
  const { t } = useText();
  const subject = encodeURIComponent(model ? `${t('New campaign')} (${model})` : t('New campaign'));
  return (
    <>
      <header className="contact-head grid">
        <p className="contact-name mono">{t('Start Your Campaign')}</p>
        <h1>
          <Sentences text={t('Tell us the result. We build the way there.')} />
        </h1>
        {model && (
          <p className="contact-model mono">
            {t('You chose the model {{model}}. It is already in the subject line; you can change it later.', { model })}
          </p>
        )}
      </header>
      <div className="contact-ways grid">
        <div>
          <h2 className="mono">{t('E-mail')}</h2>
          <a className="contact-address" href={`mailto:${contactDetails.email}?subject=${subject}`}>
            {contactDetails.email}
          </a>
        </div>
        <div>
          <h2 className="mono">{t('Telephone')}</h2>
          <a className="contact-address" href={`tel:${contactDetails.phone.replaceAll(' ', '')}`}>
            {contactDetails.phone}
          </a>
        </div>
        <p className="contact-sample mono">{t('Sample contact details: this is a demonstration site.')}</p>
      </div>
      <div className="contact-lists grid">
        <section aria-labelledby="contact-send">
          <h2 id="contact-send">{t('What to send')}</h2>
          <dl>
            {briefing.map(({ name, text }) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="contact-next">
          <h2 id="contact-next">{t('What happens next')}</h2>
          <ol>
            {steps.map(({ name, text }, index) => (
              <li key={name}>
                <span className="contact-step" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{t(name)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="contact-formats grid">
        <p className="contact-formats-pitch">{t('Not sure which format? Play them first, then name the one you like.')}</p>
        <Link className="button" to="/formats" prefetch="intent">
          {t('All formats')}
          <Icon name="arrow" size={18} />
        </Link>
      </div>
    </>
  );
}
