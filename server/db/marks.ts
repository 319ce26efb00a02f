import type { Database, Writer } from './store.ts';

/** `commits`: so many were made. `newest time`: the latest that upkeep was told, in milliseconds from 1970. `most erased`: by one upkeep. */
export type Mark = 'commits' | 'newest time' | 'most erased';

/** 0 for none. */
export async function readMark(db: Database | Writer, name: Mark): Promise<number> {
  const row = await db.selectFrom('marks').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/** It never falls. */
export async function raiseMark(db: Writer, name: Mark, value: number): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('marks.value', '<', value))
    .execute();
}

/** Says how many that makes. */
export async function countUp(db: Writer, name: Mark): Promise<number> {
  const row = await db
    .insertInto('marks')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('marks.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
}
