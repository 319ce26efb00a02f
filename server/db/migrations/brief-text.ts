import type { Kysely } from 'kysely';

/** A text that briefs gain; in those that are there already it is empty. */
export const addBriefText =
  (column: string) =>
  async ({ schema }: Kysely<unknown>): Promise<void> => {
    await schema
      .alterTable('briefs')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  };
