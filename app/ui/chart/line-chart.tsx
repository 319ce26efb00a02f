import { AreaClosed, LinePath } from '@visx/shape';
import { scalePoint } from '@visx/vendor/d3-scale';
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
  const across = scalePoint(points.keys(), [0, 100]);
  const toX = (index: number) => across(index) ?? 0;
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {series.map((one, index) => {
          const { name, data, isArea } = one;
          const place = { data: [...data], x: (_: number, point: number) => toX(point), y: (value: number) => scale(value) };
          return (
            <g key={name} data-mark={toMark(index, one)}>
              {isArea && <AreaClosed {...place} yScale={scale} className="chart-area" />}
              <LinePath {...place} className="chart-line" />
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
