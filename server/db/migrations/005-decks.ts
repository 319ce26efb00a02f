import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Decks, and what is kept under each: all of it goes with its deck. */
export async function createDecks(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const start: CreateTableBuilder<'decks', string> = schema
    .createTable('decks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull());
  await ['edit_hash', 'body_hash', 'content', 'demos', 'password', 'created_at', 'updated_at', 'expires_at', 'revoked_at']
    .reduce((table, name) => table.addColumn(name, 'text', (column) => column.notNull()), start)
    .execute();
  // For erasing what has ended. Everything else asks by the id.
  await schema.createIndex('decks_by_expiry').on('decks').column('expires_at').execute();
  await schema.createIndex('decks_by_revocation').on('decks').column('revoked_at').execute();

  await createSaid(db);
  await schema
    .createTable('deck_pictures')
    .addColumn('deck', 'text', (column) => column.notNull().references('decks.id').onDelete('cascade'))
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('deck_pictures_once', ['deck', 'picture'])
    .execute();
  await schema
    .createTable('deck_counts')
    .addColumn('deck', 'text', (column) => column.notNull().references('decks.id').onDelete('cascade'))
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deck_counts_once', ['deck', 'demo'])
    .execute();
}

async function createSaid({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['deck_comments', 'deck_decisions'] as const) {
    const start: CreateTableBuilder<typeof table, string> = schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('deck', 'text', (column) => column.notNull().references('decks.id').onDelete('cascade'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('demo', 'integer', (column) => column.notNull());
    const own = table === 'deck_comments' ? ['answers', 'said_by'] : ['kind'];
    const texts = ['key', 'body_hash', 'name', 'text', 'search_text', 'said_at', ...own];
    const made = texts.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), start);
    await (table === 'deck_comments' ? made.addColumn('second', 'integer', (column) => column.check(sql`second between 0 and 3600`)) : made)
      .addUniqueConstraint(`${table}_once`, ['deck', 'key'])
      .addUniqueConstraint(`${table}_in_order`, ['deck', 'place'])
      .execute();
  }
}
