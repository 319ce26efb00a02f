import type { Kysely } from 'kysely';
import { addBriefText } from './brief-text.ts';

/** Briefs say which demos they start from, and where one of them is to be seen in the sender's brand; older ones said neither. */
export async function addDemosOfBriefs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('briefs')
    .addColumn('demos', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await addBriefText('brand_link')(db);
}
