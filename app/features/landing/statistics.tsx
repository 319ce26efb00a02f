import './statistics.css';
import { useText } from '#app/i18n/use-text.ts';

/** Spec §2 Home: title and value of the three cards. */
const statistics = [
  { value: 5000, title: 'Global Campaigns Delivered' },
  { value: 1500, title: 'Affiliate & Publisher Partners' },
  { value: 100, title: 'Leading Advertisers Served' },
] as const;

export function Statistics() {
  const { t, language } = useText();
  const format = new Intl.NumberFormat(language.tag, { useGrouping: 'always' });
  return (
    <dl className="statistics grid">
      {statistics.map(({ value, title }) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>{`${format.format(value)}+`}</dd>
        </div>
      ))}
    </dl>
  );
}
