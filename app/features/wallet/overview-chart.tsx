import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { type PointerEvent, useId, useState } from 'react';
import { useFormatters } from '#app/components/formatters.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { WalletSeries } from '#protocol/wallet.ts';
import { CoinMark } from './wallet-frame.tsx';

export interface OverviewChartProps {
  /** First day of each month, oldest first. */
  readonly months: readonly string[];
  readonly series: readonly WalletSeries[];
}

export type OverviewChartComponent = typeof OverviewChart;

/** A line for each coin. The slider or the pointer chooses the month whose values are shown above. */
export function OverviewChart({ months, series }: OverviewChartProps) {
  const { t } = useText();
  const format = useFormatters();
  const last = months.length - 1;
  const [chosen, setChosen] = useState(last);
  const x = scalePoint({ domain: [...months], range: [0, 100] });
  const y = scaleLinear({ domain: [0, Math.max(...series.flatMap(({ data }) => data))], range: [100, 0], nice: true });
  const month = months[chosen] ?? '';
  const values = series.map(({ name, data }) => ({ name, value: data[chosen] ?? 0 }));
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  return (
    <figure className="overview">
      <ChartReadout month={month} values={values} />
      <div className="overview-plot" onPointerMove={follow} onPointerDown={follow}>
        <ChartLines months={months} series={series} x={x} y={y} chosen={month} />
      </div>
      <input
        className="overview-slider"
        type="range"
        min={0}
        max={last}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
        aria-label={t('Month')}
        aria-valuetext={`${format.month(month)}: ${values.map(({ name, value }) => `${name} ${format.usd(value)}`).join(', ')}`}
      />
      <ol className="overview-months mono" aria-hidden="true">
        {months.map((one) => (
          <li key={one}>{format.shortMonth(one)}</li>
        ))}
      </ol>
    </figure>
  );
}

interface ChartLinesProps extends OverviewChartProps {
  readonly x: ReturnType<typeof scalePoint<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  /** The month at the cursor. */
  readonly chosen: string;
}

/** Scales run from 0 to 100, so that the drawing fills its place without being measured: strokes keep their width, and texts are HTML beside it. */
function ChartLines({ months, series, x, y, chosen }: ChartLinesProps) {
  const { t } = useText();
  const format = useFormatters();
  const describe = useSeriesText();
  const id = useId();
  const toX = (month: string | undefined) => x(month ?? '') ?? 0;
  return (
    <>
      {y.ticks(4).map((tick) => (
        <span key={tick} className="overview-tick mono" style={{ top: `${y(tick)}%` }} aria-hidden="true">
          {format.wholeUsd(tick)}
        </span>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-labelledby={`${id}-title ${id}-description`}>
        <title id={`${id}-title`}>{t('Value of the coins, month by month')}</title>
        <desc id={`${id}-description`}>{series.map((one) => describe(one, months)).join(' ')}</desc>
        {series.map(({ name, type, data }) => {
          const place = { data: [...data], x: (_: number, index: number) => toX(months[index]), y: (value: number) => y(value) };
          return (
            <g key={name} data-coin={name}>
              {type === 'area' && <AreaClosed {...place} yScale={y} className="overview-area" />}
              <LinePath {...place} className="overview-line" />
            </g>
          );
        })}
        <line className="overview-cursor" x1={toX(chosen)} x2={toX(chosen)} y1={0} y2={100} />
      </svg>
      {series.map(({ name, data }) => (
        <i
          key={name}
          className="overview-dot"
          data-coin={name}
          style={{ left: `${toX(chosen)}%`, top: `${y(data[months.indexOf(chosen)] ?? 0)}%` }}
        />
      ))}
    </>
  );
}

interface ChartReadoutProps {
  readonly month: string;
  readonly values: readonly { readonly name: string; readonly value: number }[];
}

/** The values of one month, which are the legend too. To screen readers, the slider says them. */
function ChartReadout({ month, values }: ChartReadoutProps) {
  const format = useFormatters();
  return (
    <div className="overview-readout">
      <p className="overview-month">{format.month(month)}</p>
      <ul>
        {values.map(({ name, value }) => (
          <li key={name}>
            <CoinMark symbol={name} />
            <span className="mono">{name}</span> <strong>{format.usd(value)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line of the chart in one sentence. */
function useSeriesText() {
  const { t } = useText();
  const format = useFormatters();
  return ({ name, data }: WalletSeries, months: readonly string[]) => {
    const { first, final, highest } = describeSeries(data);
    return t('{{coin}}: from {{from}} to {{to}}, at most {{highest}} in {{month}}.', {
      coin: name,
      from: format.wholeUsd(first),
      to: format.wholeUsd(final),
      highest: format.wholeUsd(highest.value),
      month: format.month(months[highest.index] ?? ''),
    });
  };
}

/** Where a line begins, where it ends, and where it is highest. */
export function describeSeries(data: readonly number[]) {
  const value = Math.max(0, ...data);
  return { first: data[0] ?? 0, final: data.at(-1) ?? 0, highest: { value, index: Math.max(0, data.indexOf(value)) } };
}
