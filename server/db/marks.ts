import type { Database, Writer } from './store.ts';

/**
 * `commits`: their number. `newest time`: the latest run of the retention job, ms since 1970. `most erased` and `most decks erased`: the most briefs and
 * decks that one run erased.
 */
export type Mark = 'commits' | 'newest time' | 'most erased' | 'most decks erased';

/** 0 when the mark was never set. */
export async function readMark(db: Database | Writer, name: Mark): Promise<number> {
  const row = await db.selectFrom('marks').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/** Sets the mark if the value is higher than before. */
export async function raiseMark(db: Writer, name: Mark, value: number): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('marks.value', '<', value))
    .execute();
}

/** Adds one and returns the new value. */
export async function countUp(db: Writer, name: Mark): Promise<number> {
  const row = await db
    .insertInto('marks')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('marks.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
}
