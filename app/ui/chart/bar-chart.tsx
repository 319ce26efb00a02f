import { scaleBand } from '@visx/vendor/d3-scale';
import { type ChartProps, stack, toMark } from './chart.ts';
import { AxisFigure, createValueScale, type ValueScale } from './chart-figure.tsx';

/** Bars of a point beside each other. No value is below zero. */
export function BarChart(chart: ChartProps) {
  const scale = createValueScale(chart.series.flatMap(({ data }) => data));
  return <AxisFigure {...chart} scale={scale} hasColumns draw={(chosen) => <Bars {...chart} scale={scale} chosen={chosen} />} />;
}

/** Bars of a point on top of each other: what they are together counts too. */
export function StackedBarChart(chart: ChartProps) {
  const feet = stack(chart.series);
  const scale = createValueScale(chart.series.flatMap(({ data }, index) => data.map((value, point) => value + (feet[index]?.[point] ?? 0))));
  return <AxisFigure {...chart} scale={scale} hasColumns draw={(chosen) => <Bars {...chart} scale={scale} chosen={chosen} feet={feet} />} />;
}

interface BarsProps extends Pick<ChartProps, 'points' | 'series'> {
  readonly scale: ValueScale;
  readonly chosen: number;
  /** Where each bar begins, if not at zero: bars of a point then share its whole width. */
  readonly feet?: readonly (readonly number[])[];
}

/** Boxes of HTML, whose patterns no stretching distorts. */
function Bars({ points, series, scale, chosen, feet }: BarsProps) {
  const columns = scaleBand(points.keys(), [0, 100]).paddingInner(0.3).paddingOuter(0.15);
  const slots = scaleBand(series.keys(), [0, columns.bandwidth()]).paddingInner(0.12);
  const width = feet ? columns.bandwidth() : slots.bandwidth();
  return (
    <>
      <i className="chart-column" style={{ left: `${(100 / points.length) * chosen}%`, width: `${100 / points.length}%` }} />
      {series.flatMap((one, index) =>
        one.data.map((value, point) => {
          const foot = feet?.[index]?.[point] ?? 0;
          const left = (columns(point) ?? 0) + (feet ? 0 : (slots(index) ?? 0));
          const place = { left: `${left}%`, width: `${width}%`, bottom: `${100 - scale(foot)}%`, height: `${scale(foot) - scale(foot + value)}%` };
          return <i key={`${one.name} ${points[point]?.name}`} className="chart-bar" data-mark={toMark(index, one)} style={place} />;
        }),
      )}
    </>
  );
}
