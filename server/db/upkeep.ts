import { setTimeout as sleep } from 'node:timers/promises';
import { countOlderThan, eraseOlderThan } from '../briefs/store.ts';
import type { Log } from '../http/log.ts';
import { raiseMark, readMark } from './marks.ts';
import type { Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const EVERY_MS = HOUR_MS;
const FIRST_MS = 60 * 1000;
/** Longer than any window that is counted in; with the pause between two runs, the two hours that /privacy speaks of. */
const LIMIT_AGE_MS = HOUR_MS;
/** In one transaction: some milliseconds, in which nothing else is answered. */
const BATCH = 500;
const PAUSE_MS = 10;
/** A clock that is so far ahead of the last upkeep may be wrong. */
const JUMP_DAYS = 7;
/** So many are erased unasked, and so many times the most that ever were. */
const FEW = 100;
const USUAL = 10;

export interface Upkeep {
  readonly store: Store;
  readonly log: Log;
  readonly retentionMonths: number;
}

/** Soon after the start and every hour. Several servers of one store may do it at once. */
export function startUpkeep(upkeep: Upkeep): void {
  const run = () => {
    tidy(upkeep, new Date()).catch((error: unknown) => upkeep.log({ event: 'upkeep failed', error }));
  };
  setTimeout(run, FIRST_MS).unref();
  setInterval(run, EVERY_MS).unref();
}

/** Erases what is kept no longer: old briefs as promised, expired tokens, counts of windows gone by. Says how many briefs, and how many wait. */
export async function tidy(upkeep: Upkeep, now: Date, isSure = false): Promise<{ readonly erased: number; readonly waiting: number }> {
  const { store, log, retentionMonths } = upkeep;
  const oldLimit = new Date(now.getTime() - LIMIT_AGE_MS).toISOString();
  await store.write(async (db) => {
    await db.deleteFrom('used_tokens').where('expires_at', '<', now.toISOString()).execute();
    await db.deleteFrom('limits').where('window_start', '<', oldLimit).execute();
  });
  const oldest = subtractMonths(now, retentionMonths);
  const due = await countOlderThan(store.db, oldest);
  const doubt = isSure || due === 0 ? undefined : await findDoubt(store, now, due);
  if (doubt) {
    log({ event: 'erasing waits', count: due, reason: `${doubt} If that is right, say \`npm run briefs -- retention --yes\`.` });
    return { erased: 0, waiting: due };
  }
  const erased = due === 0 ? 0 : await eraseInBatches(upkeep, oldest);
  await store.write(async (db) => {
    await raiseMark(db, 'newest time', now.getTime());
    await raiseMark(db, 'most erased', erased);
  });
  return { erased, waiting: 0 };
}

/** Why so much must not go unasked: erased is gone for good. */
async function findDoubt({ db }: Store, now: Date, due: number): Promise<string | undefined> {
  const newest = await readMark(db, 'newest time');
  const days = Math.floor((now.getTime() - newest) / DAY_MS);
  if (newest > 0 && days >= JUMP_DAYS)
    return `The clock says ${now.toISOString()}, ${days} days after the last upkeep; ${due} briefs would be too old.`;
  const most = await readMark(db, 'most erased');
  return due > Math.max(FEW, USUAL * most) ? `${due} briefs are too old at once; the most so far was ${most}.` : undefined;
}

async function eraseInBatches({ store, log, retentionMonths }: Upkeep, oldest: Date): Promise<number> {
  let erased = 0;
  try {
    for (let count = BATCH; count === BATCH; erased += count) {
      count = await store.write((db) => eraseOlderThan(db, oldest, BATCH));
      await sleep(PAUSE_MS);
    }
    await store.emptyLog();
  } finally {
    if (erased > 0) log({ event: 'briefs erased', count: erased, reason: `Older than ${retentionMonths} months.` });
  }
  return erased;
}

/** The same day and time so many months before; the last day of a month that is shorter. */
export function subtractMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() - months);
  const days = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), days));
  return result;
}
