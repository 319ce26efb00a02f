import './price-models.css';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { priceModels } from './price-models-content.ts';

/** One row per model; the axis shows how far on the way to a sale the bill is written. */
export function PriceModels() {
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
          <Link className="price-start" to={`/start-campaign?model=${code}`}>
            {t('Start with {{model}}', { model: code })}
            <Icon name="arrow" size={18} />
          </Link>
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
