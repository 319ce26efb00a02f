import type { Writer } from './store.ts';

/**
 * Adds one to the count of `key` and returns the count within the current window. Windows of `windowMs` follow each other since 1970, and are shared
 * by all servers of one store. Keys must not identify a person: that is up to the caller.
 */
export async function takeFromLimit(db: Writer, key: string, windowMs: number, now: Date): Promise<number> {
  const window_start = new Date(Math.floor(now.getTime() / windowMs) * windowMs).toISOString();
  const { count } = await db
    .insertInto('limits')
    .values({ key, window_start, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        window_start,
        count: eb
          .case()
          .when('limits.window_start', '=', window_start)
          .then(eb('limits.count', '+', 1))
          .else(1)
          .end(),
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}
