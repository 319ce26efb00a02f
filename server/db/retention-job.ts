import { setTimeout as sleep } from 'node:timers/promises';
import { countOlderThan, eraseOlderThan } from '../briefs/store.ts';
import { eraseForgotten } from '../decks/picture-store.ts';
import { countEnded, eraseEnded, KEPT_DAYS } from '../decks/store.ts';
import type { Log } from '../http/log.ts';
import { eraseEndedMeetings } from '../meetings/store.ts';
import { type Mark, raiseMark, readMark } from './marks.ts';
import type { Database, Store, Writer } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const EVERY_MS = HOUR_MS;
const FIRST_MS = 60 * 1000;
/** As long as the longest window of a limit. Together with the pause between two runs these are the two hours that /privacy promises. */
const LIMIT_AGE_MS = HOUR_MS;
const PAUSE_MS = 10;
/** If the last run was this many days ago, the clock may be wrong. */
const JUMP_DAYS = 7;
/** One run erases this many of a kind without asking, or this many times the most that one run ever erased. */
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

/** A kind of what is erased when its time is over. */
interface Kind {
  readonly noun: 'briefs' | 'decks';
  /** Erased in one transaction, in which the store answers nobody else: some milliseconds. */
  readonly batch: number;
  readonly mark: Mark;
  readonly reason: string;
  countDue(db: Database): Promise<number>;
  eraseDue(db: Writer, limit: number): Promise<number>;
}

function listKinds(retentionMonths: number, now: Date): readonly Kind[] {
  const oldest = subtractMonths(now, retentionMonths);
  return [
    {
      noun: 'briefs',
      batch: 500,
      mark: 'most erased',
      reason: `Older than ${retentionMonths} months.`,
      countDue: (db) => countOlderThan(db, oldest),
      eraseDue: (db, limit) => eraseOlderThan(db, oldest, limit),
    },
    {
      noun: 'decks',
      // Each may have twenty pictures of a megabyte.
      batch: 5,
      mark: 'most decks erased',
      reason: `Ended ${KEPT_DAYS} days ago.`,
      countDue: (db) => countEnded(db, now),
      eraseDue: (db, limit) => eraseEnded(db, now, limit),
    },
  ];
}

/**
 * Erases briefs after their retention period, decks 30 days after their end, pictures that are in their deck no more, meetings that are over, expired tokens, and counts of past windows. Returns how many briefs and
 * decks were erased, and how many wait for an operator.
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
    await eraseEndedMeetings(db, now);
    await eraseForgotten(db, now);
  });
  const total = { erased: 0, waiting: 0 };
  for (const kind of listKinds(retentionMonths, now)) {
    const due = await kind.countDue(store.db);
    const reasonToWait = isConfirmed || due === 0 ? undefined : await findReasonToWait(store, now, due, kind);
    if (reasonToWait) {
      log({ event: 'erasing waits', count: due, reason: `${reasonToWait} If that is right, say \`npm run briefs -- retention --yes\`.` });
      total.waiting += due;
      continue;
    }
    const erased = due === 0 ? 0 : await eraseInBatches(job, kind);
    total.erased += erased;
    await store.write((db) => raiseMark(db, kind.mark, erased));
  }
  // The time counts as right when nothing waits.
  if (total.waiting === 0) await store.write((db) => raiseMark(db, 'newest time', now.getTime()));
  return total;
}

/** Why an operator must confirm first: what is erased cannot be brought back. Undefined when there is no reason. */
async function findReasonToWait({ db }: Store, now: Date, due: number, { noun, mark }: Kind): Promise<string | undefined> {
  const newest = await readMark(db, 'newest time');
  const days = Math.floor((now.getTime() - newest) / DAY_MS);
  if (newest > 0 && days >= JUMP_DAYS)
    return `The clock says ${now.toISOString()}, ${days} days after the last upkeep; ${due} ${noun} would be too old.`;
  const most = await readMark(db, mark);
  return due > Math.max(SMALL_COUNT, USUAL_FACTOR * most) ? `${due} ${noun} are too old at once; the most so far was ${most}.` : undefined;
}

async function eraseInBatches({ store, log }: RetentionJob, { noun, batch, reason, eraseDue }: Kind): Promise<number> {
  let erased = 0;
  try {
    for (let count = batch; count === batch; erased += count) {
      count = await store.write((db) => eraseDue(db, batch));
      await sleep(PAUSE_MS);
    }
    await store.emptyLog();
  } finally {
    if (erased > 0) log({ event: `${noun} erased`, count: erased, reason });
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
