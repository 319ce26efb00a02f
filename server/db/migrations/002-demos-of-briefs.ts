import type { Kysely } from 'kysely';
import { addBriefText } from './brief-text.ts';

/** Briefs gain the demos that they start from, and the link to a demo in the sender's brand. Both are empty in older briefs. */
export async function addDemosOfBriefs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('briefs')
    .addColumn('demos', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await addBriefText('brand_link')(db);
}
