import { PostgresAdapter, sql } from 'kysely';
import type { Writer } from './store.ts';

/** Holds a lock of this name until the transaction ends. SQLite needs none: its writers run one after the other anyway. */
export async function lockName(db: Writer, name: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
