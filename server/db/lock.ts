import { PostgresAdapter, sql } from 'kysely';
import type { Writer } from './store.ts';

/** Until the transaction ends, nobody else gets past this name. SQLite's writers come one after the other as it is. */
export async function lockName(db: Writer, name: string): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
