import { useText } from '#app/i18n/use-text.ts';

const steps = [
  { name: 'We read it', text: 'A planner answers you personally and asks what is missing.' },
  { name: 'We propose', text: 'One plan within two working days: channels, formats, KPI model and the price of the moment you pay for.' },
  { name: 'You play it', text: 'The creative as a working demo, on desktop and phone, before anything is booked.' },
  { name: 'We launch', text: 'Tracking is tested end to end first. Then the campaign runs, and you see what we see.' },
] as const;

/** What becomes of a brief. */
export function NextSteps() {
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
