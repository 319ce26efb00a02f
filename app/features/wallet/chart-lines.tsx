import type { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { useId } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { OverviewChartProps } from './overview-chart.tsx';
import { useFigures } from './use-figures.ts';
import { useSeriesText } from './use-series-text.ts';

interface ChartLinesProps extends OverviewChartProps {
  readonly x: ReturnType<typeof scalePoint<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  /** Where the cursor stands. */
  readonly chosen: string;
}

/** Scales run from 0 to 100, so the drawing is as wide as its place without being measured: strokes keep their width, words are HTML beside it. */
export function ChartLines({ months, series, x, y, chosen }: ChartLinesProps) {
  const { t } = useText();
  const figures = useFigures();
  const describe = useSeriesText();
  const id = useId();
  const toX = (month: string | undefined) => x(month ?? '') ?? 0;
  return (
    <>
      {y.ticks(4).map((tick) => (
        <span key={tick} className="overview-tick mono" style={{ top: `${y(tick)}%` }} aria-hidden="true">
          {figures.wholeUsd(tick)}
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
