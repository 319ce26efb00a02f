import './chart-frame.css';
import { type ReactNode, useId } from 'react';
import { download, toCsv } from '#app/components/csv.ts';
import { createDeviceStore, parseJson } from '#app/device-store.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import { type ChartProps, type ChartSeries, describeSeries } from '#app/ui/chart/chart.ts';
import { useDeviceStore } from '#app/use-device-store.ts';
import type { ChartOf } from './load-chart.ts';

/** Figures to show as a chart, a table or a file. */
export interface ChartFigures extends Omit<ChartProps, 'description'> {
  /** The points follow each other in time: the description says how the values moved, and the table begins with the newest. */
  readonly isTimeline: boolean;
  /** A plan: its table begins with the first point all the same. */
  readonly isPlan?: boolean;
  /** Told by the table and the file alone: in the chart they would flatten the others. */
  readonly besides?: readonly ChartSeries[];
  /** Without what comes after the point. */
  readonly fileName: string;
}

interface ChartFrameProps {
  readonly heading: string;
  readonly lead?: string;
  readonly figures: ChartFigures;
  /** What this device keeps the choice of a table by; absent: the name of the file, where that is the same for all periods. */
  readonly name?: string;
  /** Absent if its chunk could not be loaded. */
  readonly Chart: ChartOf;
  /** What chooses the figures, such as tabs. */
  readonly children?: ReactNode;
}

/** The names of the charts that this device shows as tables. */
const tableStore = createDeviceStore<readonly string[]>({
  key: 'surge.chart-tables',
  parse: (text) => {
    const names = parseJson(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  },
  format: (names) => (names.length > 0 ? JSON.stringify(names) : null),
});

/** A chart with its heading, the switch to the table of the same figures, and their download. */
export function ChartFrame({ heading, lead, figures, name = figures.fileName, Chart, children }: ChartFrameProps) {
  const { t } = useText();
  const id = useId();
  const describe = useDescription();
  const tables = useDeviceStore(tableStore);
  const isTable = tables.includes(name) || !Chart;
  const turn = () => tableStore.set(isTable ? tables.filter((other) => other !== name) : [...tables, name]);
  const { isTimeline, isPlan, besides, fileName, ...chart } = figures;
  return (
    <section className="chart-frame" aria-labelledby={id}>
      <header>
        <h2 id={id}>{heading}</h2>
        {lead && <p className="dim">{lead}</p>}
        <div className="chart-actions">
          {Chart && <TextButton onClick={turn}>{isTable ? t('Show as a chart') : t('Show as a table')}</TextButton>}
          <TextButton onClick={() => download(`${fileName}.csv`, toFiguresCsv(figures))}>{t('Save as CSV')}</TextButton>
        </div>
      </header>
      {children}
      {isTable ? <ChartTable figures={figures} /> : <Chart {...chart} description={describe(figures)} />}
    </section>
  );
}

export function toFiguresCsv({ pointName, points, series, besides = [] }: Pick<ChartFigures, 'pointName' | 'points' | 'series' | 'besides'>): string {
  const told = [...series, ...besides];
  const rows = points.map(({ name }, index) => [name, ...told.map(({ data }) => data[index] ?? 0)]);
  return toCsv([pointName, ...told.map(({ name }) => name)], rows);
}

function ChartTable({ figures }: { figures: ChartFigures }) {
  const { title, pointName, points, series, besides = [], format, isTimeline, isPlan = false } = figures;
  const told = [...series, ...besides];
  const inOrder = points.map(({ name }, index) => ({ name, index }));
  return (
    <section
      className="chart-scroll"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
    >
      <table className="chart-table">
        <thead>
          <tr>
            <th scope="col">{pointName}</th>
            {told.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isTimeline && !isPlan ? inOrder.toReversed() : inOrder).map(({ name, index }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {told.map((one) => (
                <td key={one.name}>{format(one.data[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The figures in a sentence for each series. */
function useDescription() {
  const { t } = useText();
  return ({ points, series, format, formatTick = format, isTimeline }: ChartFigures) =>
    series
      .map(({ name, data }) => {
        if (!isTimeline) return `${name}: ${data.map((value, index) => `${points[index]?.name} ${format(value)}`).join(', ')}.`;
        const { first, final, highest } = describeSeries(data);
        const label: Label = '{{name}}: from {{from}} to {{to}}, at most {{highest}} in {{point}}.';
        const point = points[highest.index]?.name ?? '';
        return t(label, { name, from: formatTick(first), to: formatTick(final), highest: formatTick(highest.value), point });
      })
      .join(' ');
}
