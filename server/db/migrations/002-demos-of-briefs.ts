import type { Kysely } from 'kysely';

/** Briefs say which demos they start from, and where one of them is to be seen in the sender's brand; older ones said neither. */
export async function addDemosOfBriefs({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('briefs')
    .addColumn('demos', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await schema
    .alterTable('briefs')
    .addColumn('brand_link', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
