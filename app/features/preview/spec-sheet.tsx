import './spec-sheet.css';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { findMeasurement } from '#catalogue/measurements.ts';
import { checks, type Gauge, judge, listGauges } from '#catalogue/standards.ts';

const VERDICTS = { pass: 'pass', warn: 'near the limit', fail: 'FAIL' } as const;

/** The creative's measured figures, each against its named limit; bars as long as the share of the limit that is used. */
export function SpecSheet({ demo }: { demo: Demo }) {
  const { t } = useText();
  const measured = findMeasurement(demo.slug);
  if (!measured) return null;
  const gauges = listGauges(demo.size, measured);
  return (
    <section className="spec" aria-labelledby="spec-title">
      <header>
        <h2 id="spec-title">{t('Spec sheet')}</h2>
        <span className="mono dim">{t('measured / limit')}</span>
      </header>
      <ul>
        {gauges.map((gauge) => (
          <GaugeRow key={gauge.name} gauge={gauge} />
        ))}
      </ul>
      <h2>{t('Checks')}</h2>
      <ul>
        {checks.map(({ name, rule }) => (
          <li key={name} className="spec-check" title={rule.who}>
            <span>{t(name)}</span>
            <b className="mono" data-verdict="pass">
              {t('pass')}
            </b>
          </li>
        ))}
      </ul>
      <p className="dim spec-how">{t('Figures by our own measuring run: {{browser}}, drawn in software.', { browser: measured.browser })}</p>
    </section>
  );
}

function GaugeRow({ gauge }: { gauge: Gauge }) {
  const { t, language } = useText();
  const verdict = judge(gauge);
  const format = (value: number) => toUnit(value, gauge.unit, language.tag);
  return (
    <li data-verdict={verdict}>
      <span>{t(gauge.name)}</span>
      <b className="mono">{format(gauge.measured)}</b>
      <span className="mono dim" title={gauge.rule.who}>
        {format(gauge.limit)}
      </span>
      <i aria-hidden="true">
        <i style={{ width: `${Math.min(100, (gauge.measured / gauge.limit) * 100)}%` }} />
      </i>
      <span className={verdict === 'pass' ? 'visually-hidden' : 'spec-verdict'}>
        {t(VERDICTS[verdict])}: {gauge.rule.who}
      </span>
    </li>
  );
}

/** Bytes as the trade writes them, in thousands. */
function toUnit(value: number, unit: Gauge['unit'], tag: string): string {
  const number = (shown: number, digits: number) => shown.toLocaleString(tag, { maximumFractionDigits: digits });
  if (unit === 'B') return value >= 1_000_000 ? `${number(value / 1_000_000, 1)} MB` : `${number(value / 1000, 1)} KB`;
  return unit === '' ? number(value, 0) : `${number(value, 1)} ${unit}`;
}
