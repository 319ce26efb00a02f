import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, StoreUnavailable, type Writer } from './store.ts';
import { toErrorCode } from './translate-errors.ts';

/** Longer than this nobody waits for an answer: it is 503 then. */
export const PATIENCE_MS = 2000;
const TRIES = 3;
/** Two that were in each other's way must not come back together. */
const JITTER_MS = 100;
/** Deadlock, serialization failure, cancelled or timed out: the next try may well succeed. */
const RETRIED = /^(40P01|40001|57014)$/;

/** Work in a transaction, tried again when it was in another's way. Once it was given up, nothing of it happens any more but what is being committed. */
export function writePostgres<T>(db: Database, work: (db: Writer) => Promise<T>): Promise<T> {
  return inTime((until) => tryUntil(db, work, until));
}

/** Throws StoreUnavailable when time is over, whatever the database does: a server that froze ends no statement. */
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

/** Half of the time that is left for each statement: behind somebody's lock there is time for another try. */
function tryOnce<T>(db: Database, work: (db: Writer) => Promise<T>, until: number): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const timeoutMs = Math.max(1, Math.round((until - performance.now()) / 2));
    await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(transaction);
    const result = await work(transaction);
    if (performance.now() > until) throw new StoreUnavailable('The database took too long.');
    return result;
  });
}
