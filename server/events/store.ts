import type { Engagement } from '#protocol/engagement.ts';
import { type MeasuredDevice, type MeasuredEvent, type MeasuredName, measuredNames } from '#protocol/events.ts';
import type { Database, Writer } from '../db/store.ts';

/** Upper bounds of the histogram's buckets, in seconds, inclusive; a last bucket is for longer times. At usual times they are at most 20 % apart. */
export const BUCKET_SECONDS = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40, 50, 60, 75, 90, 120, 150, 180, 240, 300, 420, 600, 900, 1800, 3600, 21_600,
] as const;

/**
 * Adds a batch to the counters of its day. `day` is YYYY-MM-DD, UTC. Rows are always written in the same order: otherwise two servers could deadlock.
 */
export async function addEvents(db: Writer, day: string, language: string, events: readonly MeasuredEvent[]): Promise<void> {
  const counts = countBy(events, ({ demo, device, name }) => ({ day, demo, device, language, name }));
  const engaged = events.filter(({ seconds }) => seconds !== undefined);
  const times = countBy(engaged, ({ demo, device, seconds = 0 }) => ({ day, demo, device, language, bucket: toBucket(seconds) }));
  if (counts.length > 0) {
    await db
      .insertInto('event_counts')
      .values(counts)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'demo', 'device', 'language', 'name'])
          .doUpdateSet((eb) => ({ count: eb('event_counts.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
  }
  if (times.length > 0) {
    await db
      .insertInto('event_times')
      .values(times)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'demo', 'device', 'language', 'bucket'])
          .doUpdateSet((eb) => ({ count: eb('event_times.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
  }
}

function countBy<T extends object>(events: readonly MeasuredEvent[], toScope: (event: MeasuredEvent) => T): (T & { count: number })[] {
  const counted = new Map<string, T & { count: number }>();
  for (const event of events) {
    const scope = toScope(event);
    const key = JSON.stringify(scope);
    counted.set(key, { ...scope, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

export function toBucket(seconds: number): number {
  const found = BUCKET_SECONDS.findIndex((end) => seconds <= end);
  return found === -1 ? BUCKET_SECONDS.length : found;
}

/**
 * The median in seconds, from the number of engagements per bucket, assuming that they are spread evenly within a bucket. Undefined for none.
 */
export function toMedian(buckets: readonly number[]): number | undefined {
  const half = buckets.reduce((sum, count) => sum + count, 0) / 2;
  if (half === 0) return undefined;
  let before = 0;
  for (const [bucket, count] of buckets.entries()) {
    if (before + count >= half) {
      const start = BUCKET_SECONDS[bucket - 1] ?? 0;
      const end = BUCKET_SECONDS[bucket] ?? start;
      return start + ((half - before) / count) * (end - start);
    }
    before += count;
  }
  return undefined;
}

export interface DemoFigures {
  readonly demo: number;
  readonly counts: Readonly<Record<MeasuredName, number>>;
  /** Engagements per bucket. For several demos add up the buckets, then call toMedian. */
  readonly buckets: readonly number[];
}

export interface Figures {
  /** Ordered by id. */
  readonly demos: readonly DemoFigures[];
  /** Number of unflagged briefs that name a format, by its slug. */
  readonly briefs: ReadonlyMap<string, number>;
  /** Number of those whose sender told of a demo, by its id. */
  readonly briefsOfDemos: ReadonlyMap<number, number>;
  readonly allBriefs: number;
}

/** What to count. Days are YYYY-MM-DD (UTC), the last one included. With `device` briefs are not counted, as their device is not known. */
export interface FigureScope {
  readonly from: string;
  readonly to: string;
  readonly device?: MeasuredDevice | undefined;
  readonly language?: string | undefined;
}

export async function readFigures(db: Database | Writer, scope: FigureScope): Promise<Figures> {
  const { from, to, device, language } = scope;
  const counts = await db
    .selectFrom('event_counts')
    .select((eb) => ['demo', 'name', eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
    .groupBy(['demo', 'name'])
    .execute();
  const times = await db
    .selectFrom('event_times')
    .select((eb) => ['demo', 'bucket', eb.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(device !== undefined, (query) => query.where('device', '=', device ?? ''))
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
    .groupBy(['demo', 'bucket'])
    .execute();
  const ids = [...new Set([...counts, ...times].map(({ demo }) => demo))].sort((a, b) => a - b);
  const demos = ids.map((demo) => ({
    demo,
    counts: toCounts(counts.filter((row) => row.demo === demo)),
    buckets: Array.from(
      { length: BUCKET_SECONDS.length + 1 },
      (_, bucket) => times.find((row) => row.demo === demo && row.bucket === bucket)?.count ?? 0,
    ),
  }));
  return { demos, ...(await countBriefs(db, scope)) };
}

function toCounts(rows: readonly { readonly name: string; readonly count: number }[]): Record<MeasuredName, number> {
  const counts = { view: 0, play: 0, complete: 0, click_through: 0, qr_open: 0, engaged: 0 };
  for (const name of measuredNames) counts[name] = rows.find((row) => row.name === name)?.count ?? 0;
  return counts;
}

async function countBriefs(db: Database | Writer, { from, to, device, language }: FigureScope): Promise<Omit<Figures, 'demos'>> {
  const briefs = new Map<string, number>();
  const briefsOfDemos = new Map<number, number>();
  if (device !== undefined) return { briefs, briefsOfDemos, allBriefs: 0 };
  const inScope = db
    .selectFrom('briefs')
    .where('received_at', '>=', from)
    // Every time of the last day sorts before that day with a tilde, the last printable character of ASCII.
    .where('received_at', '<', `${to}~`)
    .where('flags', '=', '')
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''));
  const named = await inScope
    .select((eb) => ['formats', eb.fn.countAll<number>().as('count')])
    .groupBy('formats')
    .execute();
  for (const { formats, count } of named) {
    const slugs: string[] = JSON.parse(formats);
    for (const slug of slugs) briefs.set(slug, (briefs.get(slug) ?? 0) + count);
  }
  const told = await inScope.select('engagement').where('engagement', '!=', '[]').execute();
  for (const { engagement } of told) {
    const engagements: Engagement[] = JSON.parse(engagement);
    for (const { demo } of engagements) briefsOfDemos.set(demo, (briefsOfDemos.get(demo) ?? 0) + 1);
  }
  return { briefs, briefsOfDemos, allBriefs: named.reduce((sum, { count }) => sum + count, 0) };
}
