import type { Kysely } from 'kysely';

/** What is presented, for those who follow it: gone with the meeting. */
export async function createMeetings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('meetings')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('n', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('presses', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('meetings_by_time').on('meetings').column('updated_at').execute();
  await schema
    .createTable('meeting_followers')
    .addColumn('code', 'text', (column) => column.notNull().references('meetings.code').onDelete('cascade'))
    .addColumn('server', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('meeting_followers_once', ['code', 'server'])
    .execute();
}
