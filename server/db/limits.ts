import type { Writer } from './store.ts';

/**
 * Counts one more for `key` and says how many that makes in the current window of `windowMs`, counted from 1970. Shared by all servers of one
 * store. The caller makes keys that name nobody.
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
