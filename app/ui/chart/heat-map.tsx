import './heat-map.css';
import { scaleSqrt } from '@visx/vendor/d3-scale';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { ChartProps } from './chart.ts';

/** A row for each series, a column for each point: the larger a value, the larger and stronger its square. */
export function HeatMap({ title, description, pointName, points, series, format }: ChartProps) {
  const cells = series.flatMap((row) => points.map((point, column) => ({ row, point, value: row.data[column] ?? 0 })));
  const largest = Math.max(...cells.map(({ value }) => value));
  const [wanted, setWanted] = useState(() => cells.findIndex(({ value }) => value === largest));
  const chosen = cells[wanted] ?? cells[0];
  // So that the area of a square is its value.
  const size = scaleSqrt([0, largest || 1], [0, 1]);
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': points.length };
  /** Up and down lead to the same column of another row. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowUp: -points.length, ArrowDown: points.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (cells[wanted + step]) setWanted(wanted + step);
  };
  return (
    <figure className="chart heat-map" style={columns}>
      <div className="chart-readout">
        <p className="chart-point">
          {chosen?.row.name}, {chosen?.point.name}
        </p>
        <strong>{format(chosen?.value ?? 0)}</strong>
      </div>
      <div className="heat-map-rows" role="img" aria-label={`${title}. ${description}`}>
        {series.map((row, at) => (
          <div key={row.name} className="heat-map-row">
            <span className="mono">{row.name}</span>
            {points.map(({ name }, column) => {
              const index = at * points.length + column;
              const share: CSSProperties & Record<'--size', number> = { '--size': size(row.data[column] ?? 0) };
              const choose = () => setWanted(index);
              return <i key={name} style={share} data-chosen={index === wanted} onPointerEnter={choose} onPointerDown={choose} />;
            })}
          </div>
        ))}
        <div className="heat-map-row">
          <span />
          {points.map(({ name, short = name }) => (
            <span key={name} className="heat-map-label mono">
              {short}
            </span>
          ))}
        </div>
      </div>
      <input
        className="chart-slider"
        type="range"
        min={0}
        max={Math.max(0, cells.length - 1)}
        value={Math.max(0, wanted)}
        onChange={({ target }) => setWanted(Number(target.value))}
        onKeyDown={move}
        aria-label={pointName}
        aria-valuetext={`${chosen?.row.name}, ${chosen?.point.name}: ${format(chosen?.value ?? 0)}`}
      />
    </figure>
  );
}
