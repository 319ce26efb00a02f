import './price-parts.css';
import '#app/ui/button.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';

const included = [
  'A planner who answers you personally',
  'The creative as a working demo before you book',
  'Tracking tested end to end before launch',
  'A report of every counted moment',
  'A change of model while the campaign runs',
] as const;

/** What every model includes, and the way to start. */
export function PriceParts() {
  const { t } = useText();
  return (
    <section className="price-parts" aria-labelledby="price-parts">
      <h2 id="price-parts">{t('In every model')}</h2>
      <ul>
        {included.map((label) => (
          <li key={label}>
            <Icon name="check" size={18} />
            {t(label)}
          </li>
        ))}
      </ul>
      <div className="price-parts-ways">
        <Link className="button button-go" to="/start-campaign">
          {t('Start Your Campaign')}
          <Icon name="arrow" size={18} />
        </Link>
        <Link className="button" to="/pages-faqs">
          {t('Questions and answers')}
          <Icon name="arrow" size={18} />
        </Link>
      </div>
    </section>
  );
}
