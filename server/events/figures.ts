import { formats, toFormatSlug } from '#catalogue/formats.ts';
import { type MeasuredDevice, type MeasuredName, measuredDevices } from '#protocol/events.ts';
import type { Database } from '../db/store.ts';
import type { Site } from '../site.ts';
import { type DemoFigures, type Figures, readFigures, toMedian } from './store.ts';

/** The figures of one format, one demo or all. */
export interface FigureRow {
  readonly of: 'format' | 'demo' | 'all';
  /** The slug of a format or the name of a demo. */
  readonly name: string;
  /** The device or language, if figures are split by it. */
  readonly by: string;
  readonly views: number;
  /** Visits to a demo's page in which the visitor touched the ad. */
  readonly plays: number;
  /** Plays divided by views, 0 to 1. Null without views. */
  readonly playRate: number | null;
  /** Median of the visits with a play. */
  readonly medianEngagedSeconds: number | null;
  readonly completions: number;
  readonly clickThroughs: number;
  readonly qrOpens: number;
  /** For a format: briefs that name it. For a demo: briefs whose sender told of it. Null when split by device, which no brief tells. */
  readonly briefs: number | null;
}

export const splits = ['device', 'language'] as const;
export type Split = (typeof splits)[number];

export interface Insight {
  readonly from: string;
  readonly to: string;
  readonly by: Split | undefined;
  /** Formats in their order, then demos by id, then all. When split, lines without events are left out. Empty without any event or brief. */
  readonly rows: readonly FigureRow[];
}

export interface InsightQuestion {
  /** First and last day, both included: YYYY-MM-DD, UTC. */
  readonly from: string;
  readonly to: string;
  readonly by?: Split | undefined;
}

type KnownDemo = Pick<Site['demos'][number], 'id' | 'name' | 'format'>;

/** `languages`: the codes that figures may be split by. */
export async function readInsight(
  db: Database,
  { from, to, by }: InsightQuestion,
  { demos, languages }: { readonly demos: readonly KnownDemo[]; readonly languages: readonly string[] },
): Promise<Insight> {
  const rows: FigureRow[] = [];
  const read = async (name: string, only: { readonly device?: MeasuredDevice; readonly language?: string }) => {
    const figures = await readFigures(db, { from, to, ...only });
    rows.push(...toRows(figures, demos, name).map((row) => (only.device ? { ...row, briefs: null } : row)));
  };
  if (by === 'device') for (const device of measuredDevices) await read(device, { device });
  else if (by === 'language') for (const language of languages) await read(language, { language });
  else await read('', {});
  const hasFigures = rows.some((row) => !isEmpty(row));
  return { from, to, by, rows: hasFigures ? rows.filter((row) => by === undefined || !isEmpty(row)) : [] };
}

/** Pure. A demo that has two formats counts in both, and once in the sum. */
export function toRows(figures: Figures, demos: readonly KnownDemo[], by = ''): FigureRow[] {
  const of = (ids: readonly number[]) => figures.demos.filter(({ demo }) => ids.includes(demo));
  const gone = figures.demos.filter(({ demo }) => !demos.some(({ id }) => id === demo)).map(({ demo }) => ({ id: demo, name: `Demo ${demo}` }));
  return [
    ...formats.map(({ name }): FigureRow => {
      const slug = toFormatSlug(name);
      const ids = demos.filter(({ format }) => format.includes(name)).map(({ id }) => id);
      return { of: 'format', name: slug, by, ...sum(of(ids)), briefs: figures.briefs.get(slug) ?? 0 };
    }),
    ...[...demos, ...gone].map(({ id, name }): FigureRow => ({ of: 'demo', name, by, ...sum(of([id])), briefs: figures.briefsOfDemos.get(id) ?? 0 })),
    { of: 'all', name: 'all', by, ...sum(figures.demos), briefs: figures.allBriefs },
  ];
}

function sum(figures: readonly DemoFigures[]): Omit<FigureRow, 'of' | 'name' | 'by' | 'briefs'> {
  const count = (name: MeasuredName) => figures.reduce((total, { counts }) => total + counts[name], 0);
  const [views, plays] = [count('view'), count('play')];
  const buckets = figures.reduce<number[]>((total, one) => one.buckets.map((value, bucket) => value + (total[bucket] ?? 0)), []);
  return {
    views,
    plays,
    // A view may be of yesterday and its play of today, so the bare quotient could exceed 1.
    playRate: views === 0 ? null : Math.min(1, plays / views),
    medianEngagedSeconds: toMedian(buckets) ?? null,
    completions: count('complete'),
    clickThroughs: count('click_through'),
    qrOpens: count('qr_open'),
  };
}

function isEmpty(row: FigureRow): boolean {
  return row.views + row.plays + row.completions + row.clickThroughs + row.qrOpens + (row.briefs ?? 0) === 0 && row.medianEngagedSeconds === null;
}
