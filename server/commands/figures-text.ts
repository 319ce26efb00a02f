import type { FigureRow, Insight } from '../events/figures.ts';
import { toTable } from './table.ts';

interface Column {
  readonly title: string;
  toText(row: FigureRow): string;
}

const NOTHING = '–';
const orNothing = (value: number | null, toText: (value: number) => string) => (value === null ? NOTHING : toText(value));

const columns: readonly Column[] = [
  { title: 'views', toText: (row) => String(row.views) },
  { title: 'plays', toText: (row) => String(row.plays) },
  { title: 'play rate', toText: (row) => orNothing(row.playRate, (rate) => `${(rate * 100).toFixed(1)} %`) },
  { title: 'median engaged', toText: (row) => orNothing(row.medianEngagedSeconds, (seconds) => `${seconds.toFixed(1)} s`) },
  { title: 'completions', toText: (row) => String(row.completions) },
  { title: 'click-throughs', toText: (row) => String(row.clickThroughs) },
  { title: 'QR opens', toText: (row) => String(row.qrOpens) },
  { title: 'briefs', toText: (row) => orNothing(row.briefs, String) },
];

/** The report for a terminal: aligned columns; first formats, then demos, then the sum. An empty period is reported as such. */
export function toFigureText({ from, to, by, rows }: Insight): string {
  if (rows.length === 0) return `Nothing was counted from ${from} to ${to}.\n`;
  const first = { title: by ? `by ${by}` : '', toText: (row: FigureRow) => (row.by === '' ? row.name : `${row.name}, ${row.by}`) };
  const table = [first, ...columns];
  const blocks = (['format', 'demo', 'all'] as const).map((of) => rows.filter((row) => row.of === of)).filter((block) => block.length > 0);
  const lines = blocks.flatMap((block) => [...block.map((row) => table.map(({ toText }) => toText(row))), []]);
  const head = table.map(({ title }) => title);
  return [`${from} to ${to}, days in UTC`, '', toTable(head, lines, 'right')].join('\n');
}

/** The columns for a spreadsheet, in this order, as plain numbers. */
export const figureFields = [
  'of',
  'name',
  'by',
  'views',
  'plays',
  'playRate',
  'medianEngagedSeconds',
  'completions',
  'clickThroughs',
  'qrOpens',
  'briefs',
] as const satisfies readonly (keyof FigureRow)[];
