import './specs.css';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/components/format-date.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { toPreviewPath } from '#catalogue/demos.ts';
import { findMeasurement, type Measurement } from '#catalogue/measurements.ts';
import { type Check, type Gauge, listChecks, listGauges, toVerdict } from '#catalogue/standards.ts';
import { Source, VERDICTS } from './spec-source.tsx';
import { lazyPart, useSeen } from './use-seen.ts';

/** Fetched by who reads that far. */
const Passport = lazyPart(async () => (await import('./passport.tsx')).Passport);

/** The creative's measured figures, each against its named limit; bars as long as the share of the limit that is used. */
export function Specs({ demo }: { demo: Demo }) {
  const { t } = useText();
  const { element, isSeen } = useSeen();
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
      <Checks checks={listChecks(demo.size, measured)} />
      <section ref={element}>
        <h2>{t('Accessibility')}</h2>
        <Suspense>{isSeen && <Passport demo={demo} measured={measured} />}</Suspense>
      </section>
      <HowMeasured measured={measured} />
      <p>
        <Link className="fine-link" to={toPreviewPath(demo).replace(/(?=\?|$)/, '/spec')}>
          {t('As a sheet: print or PDF')}
        </Link>
      </p>
    </section>
  );
}

function GaugeRow({ gauge }: { gauge: Gauge }) {
  const { t, language } = useText();
  const verdict = toVerdict(gauge);
  const format = (value: number) => formatMeasure(value, gauge.unit, language.tag);
  return (
    <li data-verdict={verdict}>
      <span>{t(gauge.name)}</span>
      <b className="mono">{format(gauge.measured)}</b>
      <span className="mono dim">{format(gauge.limit)}</span>
      <i aria-hidden="true">
        <i style={{ width: `${Math.min(100, (gauge.measured / gauge.limit) * 100)}%` }} />
      </i>
      <span className={verdict === 'pass' ? 'visually-hidden' : 'spec-verdict'}>{t(VERDICTS[verdict])}</span>
      <Source rule={gauge.rule} />
    </li>
  );
}

function Checks({ checks }: { checks: readonly Check[] }) {
  const { t } = useText();
  if (checks.length === 0) return null;
  return (
    <>
      <h2>{t('Checks')}</h2>
      <ul>
        {checks.map(({ name, rule, isPassed }) => (
          <li key={name} className="spec-check" data-verdict={isPassed ? 'pass' : 'fail'}>
            <span>{t(name)}</span>
            <b className="mono">{t(isPassed ? VERDICTS.pass : VERDICTS.fail)}</b>
            {rule.source && <Source rule={rule} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The run in which the figures were read. */
function HowMeasured({ measured: { browser, on, machine } }: { measured: Measurement }) {
  const { t, language } = useText();
  const day = on && formatDate(on, 'long', language.tag);
  return (
    <div className="dim spec-how">
      <p>
        {day
          ? t('Measured by our own run on {{day}}: {{browser}}, drawn in software.', { day, browser })
          : t('Figures by our own measuring run: {{browser}}, drawn in software.', { browser })}
        {machine && ` ${t('Processor: {{machine}}.', { machine })}`}
      </p>
      <p>{t('1 kB is 1,000 bytes: where a source does not say how many it means, the stricter reading.')}</p>
    </div>
  );
}
