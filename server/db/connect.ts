import type { Log } from '../http/log.ts';
import type { BackupPlan } from './backups.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  readonly dataDir: string;
  /** postgres://…; undefined for SQLite, a file in dataDir. */
  readonly databaseUrl: string | undefined;
  /** Where the SQLite file is backed up on a schedule. */
  readonly backup?: BackupPlan | undefined;
  readonly log: Log;
}

/**
 * Opens the store that the operator chose, and loads only its driver. Throws StoreError when waiting does not help. While a PostgreSQL server is
 * not reachable yet, connecting is retried in the background: until it succeeds, everything but close() throws StoreUnavailable.
 */
export async function openStore({ dataDir, databaseUrl, backup, log }: StoreOptions): Promise<Store> {
  if (databaseUrl !== undefined) return (await import('./open-postgres.ts')).openPostgres(databaseUrl, log);
  return (await import('./open-sqlite.ts')).openSqlite({ dataDir, backup, log });
}
