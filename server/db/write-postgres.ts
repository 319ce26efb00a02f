import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, StoreUnavailable, type Writer } from './store.ts';
import { toErrorCode } from './translate-errors.ts';

/** After this time a request is answered with 503. */
export const PATIENCE_MS = 2000;
const TRIES = 3;
/** Two transactions that conflicted must not be retried at the same moment. */
const JITTER_MS = 100;
/** SQLSTATE of deadlock, serialization failure, and cancelled or timed out statement: the next try may succeed. */
const RETRIED = /^(40P01|40001|57014)$/;

/**
 * Runs work in a transaction and retries it after a conflict with another one. After it was given up, only a commit that is already under way may
 * still happen.
 */
export function writePostgres<T>(db: Database, work: (db: Writer) => Promise<T>): Promise<T> {
  return inTime((until) => tryUntil(db, work, until));
}

/** Throws StoreUnavailable when the time is over, whatever the database does: a server that hangs does not even end a statement by its timeout. */
export async function inTime<T>(work: (until: number) => Promise<T>): Promise<T> {
  const end = new AbortController();
  const giveUp = sleep(PATIENCE_MS, undefined, { signal: end.signal }).then(() => {
    throw new StoreUnavailable('The database takes too long.');
  });
  try {
    return await Promise.race([work(performance.now() + PATIENCE_MS), giveUp]);
  } finally {
    end.abort();
    giveUp.catch(() => {});
  }
}

async function tryUntil<T>(db: Database, work: (db: Writer) => Promise<T>, until: number): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryOnce(db, work, until);
    } catch (error) {
      const isPassing = error instanceof StoreUnavailable && RETRIED.test(toErrorCode(error.cause));
      if (!isPassing || tries === TRIES || performance.now() > until) throw error;
      await sleep(Math.random() * JITTER_MS);
    }
  }
}

/** Each statement gets half of the time left, so that after waiting for a lock there is time for another try. */
function tryOnce<T>(db: Database, work: (db: Writer) => Promise<T>, until: number): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const timeoutMs = Math.max(1, Math.round((until - performance.now()) / 2));
    await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(transaction);
    const result = await work(transaction);
    if (performance.now() > until) throw new StoreUnavailable('The database took too long.');
    return result;
  });
}
