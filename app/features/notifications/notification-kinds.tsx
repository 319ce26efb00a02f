import './notification-kinds.css';
import { useText } from '#app/i18n/use-text.ts';

const kinds = [
  { name: 'Checks', text: 'A creative keeps every limit, or broke one.' },
  { name: 'Briefs', text: 'A planner answered, or something is missing.' },
  { name: 'Results', text: 'A campaign reached the number you set.' },
  { name: 'Payments', text: 'An invoice was issued or paid.' },
] as const;

/** What there is to be told about. */
export function NotificationKinds() {
  const { t } = useText();
  return (
    <section className="news-kinds" aria-labelledby="news-kinds">
      <h2 id="news-kinds">{t('What you are told')}</h2>
      <dl>
        {kinds.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
