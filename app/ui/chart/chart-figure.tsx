import './chart.css';
import { scaleLinear } from '@visx/vendor/d3-scale';
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react';
import { type ChartPoint, type ChartProps, toMark, toPoint } from './chart.ts';
import { ChartMark, ChartSlider } from './chart-control.tsx';

export type ValueScale = ReturnType<typeof createValueScale>;

/** From the foot of a drawing, 100, to its top, 0, and round at its ends. `isCloseUp`: it need not begin at zero. */
export function createValueScale(values: readonly number[], isCloseUp = false) {
  const all = isCloseUp && values.length > 0 ? values : [0, ...values];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return scaleLinear([least, most === least ? least + 1 : most], [100, 0]).nice();
}

interface AxisFigureProps extends ChartProps {
  readonly scale: ValueScale;
  /** Each point has a column of its own, rather than a place on a line. */
  readonly hasColumns: boolean;
  /** The drawing, 100 wide and 100 high. */
  draw(chosen: number): ReactNode;
}

/** A chart over an axis: the slider or the pointer chooses the point whose values stand above, which are the legend too. */
export function AxisFigure({ scale, hasColumns, draw, ...chart }: AxisFigureProps) {
  const { title, description, points, series, format, formatTick = format } = chart;
  const [wanted, setWanted] = useState(points.length - 1);
  // Other figures may have fewer points.
  const chosen = Math.min(wanted, points.length - 1);
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setWanted(toPoint((clientX - left) / width, points.length, hasColumns));
  };
  const inset: CSSProperties & Record<'--inset', string> = { '--inset': hasColumns ? `${50 / points.length}%` : '0%' };
  return (
    <figure className="chart" data-columns={hasColumns}>
      <ChartReadout point={points[chosen]} series={series} chosen={chosen} format={format} />
      <div className="chart-body" style={inset}>
        <div className="chart-plot" onPointerMove={follow} onPointerDown={follow}>
          {scale.ticks(4).map((tick) => (
            <span key={tick} className="chart-tick mono" style={{ top: `${scale(tick)}%` }} aria-hidden="true">
              {formatTick(tick)}
            </span>
          ))}
          <div className="chart-drawing" role="img" aria-label={`${title}. ${description}`}>
            {draw(chosen)}
          </div>
        </div>
        <ChartSlider {...chart} chosen={chosen} onChoose={setWanted} />
        <ol className="chart-labels mono" aria-hidden="true" data-many={points.length > 7}>
          {points.map(({ name, short = name }) => (
            <li key={name}>{short}</li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

interface ChartReadoutProps extends Pick<ChartProps, 'series' | 'format'> {
  readonly point: ChartPoint | undefined;
  readonly chosen: number;
}

/** The values of one point. To screen readers, the slider says them. */
function ChartReadout({ point, series, chosen, format }: ChartReadoutProps) {
  return (
    <div className="chart-readout">
      <p className="chart-point">{point?.name}</p>
      <ul>
        {series.map((one, index) => (
          <li key={one.name}>
            <ChartMark mark={toMark(index, one)} />
            <span className="chart-name">{one.name}</span> <strong>{format(one.data[chosen] ?? 0)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
