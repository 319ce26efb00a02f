import './chart.css';
import type { ChartPoint, ChartProps, ChartSeries } from './chart.ts';

/** The stroke and the ground of a series, beside its name. */
export function ChartMark({ mark }: { readonly mark: number }) {
  return (
    <span className="chart-mark" data-mark={mark} aria-hidden="true">
      <svg width="22" height="8" viewBox="0 0 22 8" aria-hidden="true">
        <path d="M0 4h22" />
      </svg>
    </span>
  );
}

interface ChartSliderProps extends Pick<ChartProps, 'pointName' | 'points' | 'series' | 'format'> {
  readonly chosen: number;
  onChoose(index: number): void;
}

/** The browser's own slider says the values of each point, and steps through them by keyboard. */
export function ChartSlider({ pointName, points, series, format, chosen, onChoose }: ChartSliderProps) {
  return (
    <input
      className="chart-slider"
      type="range"
      min={0}
      max={Math.max(0, points.length - 1)}
      value={chosen}
      onChange={({ target }) => onChoose(Number(target.value))}
      aria-label={pointName}
      aria-valuetext={toValueText(points[chosen], series, chosen, format)}
    />
  );
}

function toValueText(point: ChartPoint | undefined, series: readonly ChartSeries[], chosen: number, format: ChartProps['format']) {
  return `${point?.name ?? ''}: ${series.map(({ name, data }) => `${name} ${format(data[chosen] ?? 0)}`).join(', ')}`;
}
