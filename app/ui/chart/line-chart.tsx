import { type ChartProps, toMark } from './chart.ts';
import { AxisFigure, createValueScale, type ValueScale } from './chart-figure.tsx';

/** A line for each series, over a ground where it is an area. */
export function LineChart(chart: ChartProps) {
  const scale = createValueScale(
    chart.series.flatMap(({ data }) => data),
    chart.isCloseUp,
  );
  return <AxisFigure {...chart} scale={scale} hasColumns={false} draw={(chosen) => <Lines {...chart} scale={scale} chosen={chosen} />} />;
}

interface LinesProps extends Pick<ChartProps, 'points' | 'series'> {
  readonly scale: ValueScale;
  readonly chosen: number;
}

/** Stretched over its place without being measured: strokes keep their width, and what must keep its shape is HTML. */
export function Lines({ points, series, scale, chosen }: LinesProps) {
  const last = points.length - 1;
  const toX = (index: number) => (last > 0 ? (index / last) * 100 : 50);
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {series.map((one, index) => {
          const { name, data, isArea } = one;
          const line = data.map((value, point) => `${toX(point)},${scale(value)}`).join(' ');
          return (
            <g key={name} data-mark={toMark(index, one)}>
              {isArea && <polygon className="chart-area" points={`${toX(0)},100 ${line} ${toX(data.length - 1)},100`} />}
              <polyline className="chart-line" points={line} />
            </g>
          );
        })}
        <line className="chart-cursor" x1={toX(chosen)} x2={toX(chosen)} y1={0} y2={100} />
      </svg>
      {series.map((one, index) => {
        const place = { left: `${toX(chosen)}%`, top: `${scale(one.data[chosen] ?? 0)}%` };
        return <i key={one.name} className="chart-dot" data-mark={toMark(index, one)} style={place} />;
      })}
    </>
  );
}
