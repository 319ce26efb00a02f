import type { Kysely } from 'kysely';

/** Adds a text field to briefs. It is empty in briefs that exist already. */
export const addBriefText =
  (column: string) =>
  async ({ schema }: Kysely<unknown>): Promise<void> => {
    await schema
      .alterTable('briefs')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  };
