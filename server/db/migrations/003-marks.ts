import type { Kysely } from 'kysely';

/** Numbers that the store keeps about itself; marks.ts lists them. */
export async function createMarks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('marks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
}
