import './model.css';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { DemoLink } from '#app/components/demo-link.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Section } from './section.tsx';

/** Spec §2 Performance Model, in its order. `stop`: where on the way from seen to sale the advertiser pays, 0 to 6. `proof`: slug of a demo made for it. */
const models = [
  { code: 'CPM', stop: 0, name: 'Cost per mille', text: 'You pay for every thousand times the ad is shown.', moment: 'seen', proof: 'golden-hour' },
  { code: 'CPS', stop: 6, name: 'Cost per sale', text: 'You pay when a visitor buys, and not before.', moment: 'sale', proof: 'lunch-on-the-belt' },
  {
    code: 'CPL',
    stop: 3,
    name: 'Cost per lead',
    text: 'You pay for each person who leaves verified details.',
    moment: 'lead',
    proof: 'strix-studio-360',
  },
  {
    code: 'CPC',
    stop: 2,
    name: 'Cost per click',
    text: 'You pay when someone clicks through to your page.',
    moment: 'click',
    proof: 'anywhere-weather',
  },
  {
    code: 'CPCV',
    stop: 1,
    name: 'Cost per completed view',
    text: 'You pay when the video has played to its last frame.',
    moment: 'watched',
    proof: 'choose-the-road',
  },
  { code: 'CPI', stop: 4, name: 'Cost per install', text: 'You pay when the app is installed and opened.', moment: 'install', proof: 'fee-smash' },
  { code: 'CPA', stop: 5, name: 'Cost per action', text: 'You pay when the action you defined is done.', moment: 'action', proof: 'spin-and-sip' },
] as const;

const at = (stop: number): CSSProperties & Record<'--stop', number> => ({ '--stop': stop });

export function Model() {
  const { t } = useText();
  return (
    <Section id="model" heading={t('Pay for the moment that matters to you.')}>
      <svg width="0" height="0" className="model-symbols" aria-hidden="true">
        <symbol id="model-axis" viewBox="0 0 200 28" overflow="visible">
          <path d="M4 16h192M4 8v16M36 8v16M68 8v16M100 8v16M132 8v16M164 8v16M196 8v16" />
        </symbol>
      </svg>
      <div className="models grid">
        {models.map(({ code, stop, name, text, moment, proof }) => (
          <article key={code} className="model">
            <h3>
              <Link to={`/start-campaign?model=${code}`}>
                <span className="model-code">{code}</span> <span>{t(name)}</span>
              </Link>
            </h3>
            <p>{t(text)}</p>
            <DemoLink className="model-proof mono" slug={proof}>
              {(title) => `${t('Demo')}: ${title}`}
            </DemoLink>
            <div className="model-axis">
              <svg viewBox="0 0 200 28" aria-hidden="true">
                <use href="#model-axis" className="model-axis-line" width="200" height="28" />
                <path className="model-axis-way" d={`M4 16H${4 + stop * 32}`} />
                <path className="model-axis-mark" d={`M${4 + stop * 32} 0v24`} />
              </svg>
              <p className="mono" style={at(stop)}>
                <span className="visually-hidden">{`${t('Paid when')}: `}</span>
                {t(moment)}
              </p>
            </div>
          </article>
        ))}
        <aside className="model-key">
          <h3 className="mono">{t('How to read')}</h3>
          <p>{t('Seven stops from an ad being seen to a sale. The mark is the moment you are billed. Further right, more of the risk is ours.')}</p>
          <Link className="model-proof" to="/pages-pricing">
            {t('Pricing')}
          </Link>
          <p className="mono dim">{t('KPI models are flexible and can be mixed in one plan.')}</p>
        </aside>
      </div>
    </Section>
  );
}
