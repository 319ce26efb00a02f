import './round-chart.css';
import { Arc } from '@visx/shape';
import { type ReactNode, useId, useState } from 'react';
import { type ChartProps, toMark, toShares } from './chart.ts';
import { ChartMark, ChartSlider } from './chart-control.tsx';

interface SlicesProps {
  readonly chosen: number;
  onChoose(index: number): void;
  /** The ground of a mark: a colour, and a pattern with it. */
  toFill(mark: number): string;
}

interface RoundFigureProps extends ChartProps {
  /** Around a middle that says the chosen value. */
  readonly hasMiddle: boolean;
  /** In a square of 100 around its middle. */
  draw(slices: SlicesProps): ReactNode;
}

const marks = [1, 2, 3, 4, 5, 6] as const;

/** A drawing without an axis: the list beside it is its legend and has all values. Slider or pointer choose one. */
function RoundFigure({ draw, hasMiddle, ...chart }: RoundFigureProps) {
  const { title, description, points, series, format } = chart;
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const chosen = Math.min(wanted, points.length - 1);
  const values = series[0]?.data ?? [];
  return (
    <figure className="chart">
      <div className="chart-round">
        <div className="chart-round-plot">
          <svg viewBox="-50 -50 100 100" role="img" aria-label={`${title}. ${description}`}>
            <defs>
              {marks.map((mark) => (
                <MarkPattern key={mark} id={`${id}-${mark}`} mark={mark} />
              ))}
            </defs>
            {draw({ chosen, onChoose: setWanted, toFill: (mark) => `url(#${id}-${mark})` })}
          </svg>
          {hasMiddle && (
            <p className="chart-middle" aria-hidden="true">
              <strong>{format(values[chosen] ?? 0)}</strong>
              <span>{points[chosen]?.short ?? points[chosen]?.name}</span>
            </p>
          )}
        </div>
        <div className="chart-round-side">
          <ul aria-hidden="true">
            {points.map(({ name }, index) => (
              <li key={name} data-chosen={index === chosen} onPointerEnter={() => setWanted(index)}>
                <ChartMark mark={toMark(index)} />
                <span className="chart-name">{name}</span>
                <strong>{format(values[index] ?? 0)}</strong>
              </li>
            ))}
          </ul>
          <ChartSlider {...chart} chosen={chosen} onChoose={setWanted} />
        </div>
      </div>
    </figure>
  );
}

/** As the grounds of bars (chart.css), for drawings. */
function MarkPattern({ id, mark }: { id: string; mark: number }) {
  return (
    <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform={mark === 2 ? 'rotate(45)' : undefined} data-mark={mark}>
      <rect width="4" height="4" className={mark === 1 ? 'chart-ink' : 'chart-ground'} />
      {mark === 2 && <rect width="2.2" height="4" className="chart-ink" />}
      {mark === 3 && <rect width="4" height="2.2" className="chart-ink" />}
      {mark === 5 && <rect width="2.2" height="4" className="chart-ink" />}
      {mark === 6 && <circle cx="2" cy="2" r="1.2" className="chart-ink" />}
    </pattern>
  );
}

/** Slices of a whole. */
export function PieChart(chart: ChartProps) {
  return <RoundFigure {...chart} hasMiddle={false} draw={(slices) => <Slices {...slices} data={chart.series[0]?.data ?? []} hole={0} />} />;
}

/** A pie around a middle that says the chosen value. */
export function DonutChart(chart: ChartProps) {
  return <RoundFigure {...chart} hasMiddle draw={(slices) => <Slices {...slices} data={chart.series[0]?.data ?? []} hole={28} />} />;
}

function Slices({ chosen, onChoose, toFill, data, hole }: SlicesProps & { readonly data: readonly number[]; readonly hole: number }) {
  const shares = toShares(data);
  return shares.map((share, index) => {
    const start = 2 * Math.PI * shares.slice(0, index).reduce((sum, one) => sum + one, 0);
    return (
      <Arc
        // biome-ignore lint/suspicious/noArrayIndexKey: a slice is told by its place
        key={index}
        className="chart-slice"
        data-mark={toMark(index)}
        data-chosen={index === chosen}
        fill={toFill(toMark(index))}
        innerRadius={hole}
        outerRadius={index === chosen ? 49 : 46}
        startAngle={start}
        endAngle={start + 2 * Math.PI * share}
        onPointerEnter={() => onChoose(index)}
      />
    );
  });
}

/** Three quarters of a turn, open at the left above. */
const FULL = 1.5 * Math.PI;
const RING = 11;

/** A ring for each value, up to 100: how much of the whole is reached. */
export function RadialChart(chart: ChartProps) {
  const values = chart.series[0]?.data ?? [];
  return (
    <RoundFigure
      {...chart}
      hasMiddle={values.length === 1}
      draw={({ chosen, onChoose, toFill }) =>
        values.map((value, index) => {
          const ring = { innerRadius: 49 - RING * (index + 1) + 3, outerRadius: 49 - RING * index, startAngle: 0 };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ring is told by its place
            <g key={index} data-mark={toMark(index)} data-chosen={index === chosen} onPointerEnter={() => onChoose(index)}>
              <Arc {...ring} endAngle={FULL} className="chart-track" />
              <Arc {...ring} endAngle={(FULL * Math.min(100, Math.max(0, value))) / 100} className="chart-slice" fill={toFill(toMark(index))} />
            </g>
          );
        })
      }
    />
  );
}
