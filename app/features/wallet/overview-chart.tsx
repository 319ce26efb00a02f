import { scaleLinear, scalePoint } from '@visx/scale';
import { type PointerEvent, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { WalletSeries } from '#protocol/wallet.ts';
import { ChartLines } from './chart-lines.tsx';
import { ChartReadout } from './chart-readout.tsx';
import { useFigures } from './use-figures.ts';

export interface OverviewChartProps {
  /** First day of each month, oldest first. */
  readonly months: readonly string[];
  readonly series: readonly WalletSeries[];
}

export type OverviewChartComponent = typeof OverviewChart;

/** One line a coin. A slider, or the pointer, chooses the month whose figures stand above. */
export function OverviewChart({ months, series }: OverviewChartProps) {
  const { t } = useText();
  const figures = useFigures();
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
        aria-valuetext={`${figures.month(month)}: ${values.map(({ name, value }) => `${name} ${figures.usd(value)}`).join(', ')}`}
      />
      <ol className="overview-months mono" aria-hidden="true">
        {months.map((one) => (
          <li key={one}>{figures.shortMonth(one)}</li>
        ))}
      </ol>
    </figure>
  );
}
