import './spark-line.css';
import { type PointerEvent, useState } from 'react';
import { type ChartProps, toPoint } from './chart.ts';
import { ChartSlider } from './chart-control.tsx';
import { createValueScale } from './chart-figure.tsx';
import { Lines } from './line-chart.tsx';

/** A line that stands beside a figure, without an axis: it runs from its smallest to its largest value. */
export function SparkLine(chart: ChartProps) {
  const { title, description, points, series, format } = chart;
  const [wanted, setWanted] = useState(points.length - 1);
  const chosen = Math.min(wanted, points.length - 1);
  const values = series[0]?.data ?? [];
  const smallest = Math.min(...values);
  const raised = series.slice(0, 1).map((one) => ({ ...one, data: one.data.map((value) => value - smallest) }));
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setWanted(toPoint((clientX - left) / width, points.length, false));
  };
  return (
    <figure className="chart spark-line">
      <p className="spark-line-value" aria-hidden="true">
        <strong>{format(values[chosen] ?? 0)}</strong> <span>{points[chosen]?.name}</span>
      </p>
      <div className="spark-line-plot" onPointerMove={follow} onPointerDown={follow}>
        <div className="chart-drawing" role="img" aria-label={`${title}. ${description}`}>
          <Lines points={points} series={raised} scale={createValueScale(raised[0]?.data ?? [])} chosen={chosen} />
        </div>
      </div>
      <ChartSlider {...chart} chosen={chosen} onChoose={setWanted} />
    </figure>
  );
}
