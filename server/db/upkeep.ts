import { eraseOlderThan } from '../briefs/store.ts';
import type { Log } from '../http/log.ts';
import type { Store } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const EVERY_MS = HOUR_MS;
const FIRST_MS = 60 * 1000;
/** Longer than any window that is counted in; with the pause between two runs, the two hours that /privacy speaks of. */
const LIMIT_AGE_MS = HOUR_MS;

interface Upkeep {
  readonly store: Store;
  readonly log: Log;
  readonly retentionMonths: number;
}

/** Soon after the start and every hour. Several servers of one store may do it at once. */
export function startUpkeep({ store, log, retentionMonths }: Upkeep): void {
  const run = () => {
    tidy(store, new Date(), retentionMonths).catch((error: unknown) => log({ event: 'upkeep failed', error }));
  };
  setTimeout(run, FIRST_MS).unref();
  setInterval(run, EVERY_MS).unref();
}

/** Erases what is kept no longer: old briefs as promised, expired tokens, counts of windows gone by. */
export async function tidy(store: Store, now: Date, retentionMonths: number): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - retentionMonths);
  const oldLimit = new Date(now.getTime() - LIMIT_AGE_MS).toISOString();
  await store.write(async (db) => {
    await eraseOlderThan(db, oldest);
    await db.deleteFrom('used_tokens').where('expires_at', '<', now.toISOString()).execute();
    await db.deleteFrom('limits').where('window_start', '<', oldLimit).execute();
  });
}
