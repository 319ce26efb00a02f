import { setTimeout as sleep } from 'node:timers/promises';
import { countOlderThan, eraseOlderThan } from '../briefs/store.ts';
import type { Log } from '../http/log.ts';
import { raiseMark, readMark } from './marks.ts';
import type { Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const EVERY_MS = HOUR_MS;
const FIRST_MS = 60 * 1000;
/** Longer than any window of a limit. Together with the pause between two runs these are the two hours that /privacy promises. */
const LIMIT_AGE_MS = HOUR_MS;
/** Briefs erased in one transaction. It takes some milliseconds, in which the store answers nobody else. */
const BATCH = 500;
const PAUSE_MS = 10;
/** If the last run was this many days ago, the clock may be wrong. */
const JUMP_DAYS = 7;
/** One run erases this many without asking, or this many times the most that one run ever erased. */
const SMALL_COUNT = 100;
const USUAL_FACTOR = 10;

export interface RetentionJob {
  readonly store: Store;
  readonly log: Log;
  readonly retentionMonths: number;
}

/** Runs the job soon after the start and then every hour. Several servers of one store may run it at the same time. */
export function startRetentionJob(job: RetentionJob): void {
  const run = () => {
    runRetentionJob(job, new Date()).catch((error: unknown) => job.log({ event: 'upkeep failed', error }));
  };
  setTimeout(run, FIRST_MS).unref();
  setInterval(run, EVERY_MS).unref();
}

/**
 * Erases briefs after their retention period, expired tokens, and counts of past windows. Returns how many briefs were erased, and how many wait for
 * an operator.
 */
export async function runRetentionJob(
  job: RetentionJob,
  now: Date,
  isConfirmed = false,
): Promise<{ readonly erased: number; readonly waiting: number }> {
  const { store, log, retentionMonths } = job;
  const oldLimit = new Date(now.getTime() - LIMIT_AGE_MS).toISOString();
  await store.write(async (db) => {
    await db.deleteFrom('used_tokens').where('expires_at', '<', now.toISOString()).execute();
    await db.deleteFrom('limits').where('window_start', '<', oldLimit).execute();
  });
  const oldest = subtractMonths(now, retentionMonths);
  const due = await countOlderThan(store.db, oldest);
  const reasonToWait = isConfirmed || due === 0 ? undefined : await findReasonToWait(store, now, due);
  if (reasonToWait) {
    log({ event: 'erasing waits', count: due, reason: `${reasonToWait} If that is right, say \`npm run briefs -- retention --yes\`.` });
    return { erased: 0, waiting: due };
  }
  const erased = due === 0 ? 0 : await eraseInBatches(job, oldest);
  await store.write(async (db) => {
    await raiseMark(db, 'newest time', now.getTime());
    await raiseMark(db, 'most erased', erased);
  });
  return { erased, waiting: 0 };
}

/** Why an operator must confirm first: erased briefs cannot be brought back. Undefined when there is no reason. */
async function findReasonToWait({ db }: Store, now: Date, due: number): Promise<string | undefined> {
  const newest = await readMark(db, 'newest time');
  const days = Math.floor((now.getTime() - newest) / DAY_MS);
  if (newest > 0 && days >= JUMP_DAYS)
    return `The clock says ${now.toISOString()}, ${days} days after the last upkeep; ${due} briefs would be too old.`;
  const most = await readMark(db, 'most erased');
  return due > Math.max(SMALL_COUNT, USUAL_FACTOR * most) ? `${due} briefs are too old at once; the most so far was ${most}.` : undefined;
}

async function eraseInBatches({ store, log, retentionMonths }: RetentionJob, oldest: Date): Promise<number> {
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

/** The same day and time `months` earlier, or the last day of that month if it is shorter. */
export function subtractMonths(date: Date, months: number): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() - months);
  const days = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(date.getUTCDate(), days));
  return result;
}
