import './price-arithmetic.css';
import './price-models.css';
import './price-parts.css';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { PriceMoment } from '#app/components/price/price-moment.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { priceModels } from './price-models-content.ts';

/** What is paid for, and when: the KPI models in the order in which they bill. No prices: each plan has its own. */
export default function PricingPage() {
  const { t } = useText();
  const lead = t('Seven KPI models and one rule: you are billed when the moment you chose has happened and was counted, not before.');
  return (
    <>
      <PageHead title={`${t('Pricing')} | Surge`} description={lead} image="/share/pricing.jpg" />
      <PageTop name={t('Pricing')} heading={t('Pay for the moment that matters to you.')} lead={lead} />
      <PriceModels />
      <PriceArithmetic />
      <PriceParts />
    </>
  );
}

/** How a price becomes a plan: one division. */
function PriceArithmetic() {
  const { t } = useText();
  return (
    <section className="arithmetic" aria-labelledby="arithmetic">
      <h2 id="arithmetic">{t('The arithmetic is short.')}</h2>
      <PriceMoment model="CPL" />
      <p className="dim">{t('Real prices depend on market, audience and format: they are in your plan before anything is booked.')}</p>
    </section>
  );
}

/** One row per model; the axis shows at which step to a sale it bills. */
function PriceModels() {
  const { t } = useText();
  return (
    <ol className="prices">
      {priceModels.map(({ code, name, moment, billed, free, suits }, stop) => (
        <li key={code} className="price">
          <h2>
            <span className="price-code">{code}</span> <span>{t(name)}</span>
          </h2>
          <div className="price-way">
            <PriceAxis stop={stop} />
            <p className="mono" style={at(stop)}>
              <span className="visually-hidden">{t('Paid when')}: </span>
              {t(moment)}
            </p>
          </div>
          <dl>
            <div>
              <dt>{t('You pay for')}</dt>
              <dd>{t(billed)}</dd>
            </div>
            <div>
              <dt>{t('Never billed')}</dt>
              <dd>{t(free)}</dd>
            </div>
            <div>
              <dt>{t('Suits')}</dt>
              <dd>{t(suits)}</dd>
            </div>
          </dl>
          <div className="price-next">
            <Link className="price-start" to={`/start-campaign?model=${code}`}>
              {t('Start with {{model}}', { model: code })}
              <Icon name="arrow" size={18} />
            </Link>
            <Link className="price-start" to={`/find?model=${code}`}>
              {t('Find formats for {{model}}', { model: code })}
              <Icon name="arrow" size={18} />
            </Link>
          </div>
        </li>
      ))}
    </ol>
  );
}

const at = (stop: number): CSSProperties & Record<'--stop', number> => ({ '--stop': stop });

const STEP = 32;
const stops = priceModels.map((_, index) => `M${4 + index * STEP} 8v16`).join('');

function PriceAxis({ stop }: { stop: number }) {
  const x = 4 + stop * STEP;
  return (
    <svg viewBox="0 0 200 28" fill="none" aria-hidden="true">
      <path d={`M4 16h192${stops}`} stroke="var(--line-strong)" />
      <path d={`M4 16H${x}`} stroke="currentColor" strokeWidth="2" />
      <path d={`M${x} 2v24`} stroke="var(--surge)" strokeWidth="5" />
    </svg>
  );
}

const included = [
  'A planner who answers you personally',
  'The creative as a working demo before you book',
  'Tracking tested end to end before launch',
  'A report of every counted moment',
  'A change of model while the campaign runs',
] as const;

/** What every model includes, and the link to a campaign. */
function PriceParts() {
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
      <div className="price-parts-actions">
        <Button as={Link} isPrimary to="/start-campaign">
          {t('Start Your Campaign')}
          <Icon name="arrow" size={18} />
        </Button>
        <Button as={Link} to="/pages-faqs">
          {t('Questions and answers')}
          <Icon name="arrow" size={18} />
        </Button>
      </div>
    </section>
  );
}
