import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/** Counts are bigint: PostgreSQL's integer ends at 2^31, SQLite's does not. */
export async function createFirstTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  const start: CreateTableBuilder<'briefs', string> = schema.createTable('briefs');
  await briefTexts
    .reduce((table, name) => table.addColumn(name, 'text', (column) => column.notNull()), start)
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('newsletter', 'integer', (column) => column.notNull().check(sql`newsletter in (0, 1)`))
    .addUniqueConstraint('briefs_key', ['key'])
    .execute();
  // For lists with and without a status, for erasing, and for finding duplicates. No other query reads many rows.
  await schema.createIndex('briefs_by_time').on('briefs').columns(['received_at', 'reference']).execute();
  await schema.createIndex('briefs_by_status').on('briefs').columns(['status', 'received_at', 'reference']).execute();
  await schema.createIndex('briefs_by_email').on('briefs').columns(['email_lower', 'body_hash']).execute();

  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('briefs.reference').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('outbox_once', ['reference', 'channel'])
    .execute();
  await schema.createIndex('outbox_by_time').on('outbox').columns(['delivered_at', 'next_at']).execute();

  await createSmallTables(db);
  await createEventTables(db);
}

const briefTexts = [
  'key',
  'body_hash',
  'received_at',
  'updated_at',
  'status',
  'flags',
  'name',
  'email',
  'email_lower',
  'company',
  'search_text',
  'country',
  'formats',
  'model',
  'budget',
  'start_date',
  'message',
  'consent_version',
  'language',
  'engagement',
] as const;

async function createSmallTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('used_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('used_tokens_by_expiry').on('used_tokens').column('expires_at').execute();
  await schema
    .createTable('limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_start', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('limits_by_start').on('limits').column('window_start').execute();
  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createEventTables({ schema }: Kysely<unknown>): Promise<void> {
  for (const [table, what, type] of [
    ['event_counts', 'name', 'text'],
    ['event_times', 'bucket', 'integer'],
  ] as const) {
    await schema
      .createTable(table)
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('demo', 'integer', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn(what, type, (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_once`, ['day', 'demo', 'device', 'language', what])
      .execute();
  }
}
