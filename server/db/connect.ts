import type { Log } from '../http/log.ts';
import type { BackupPlan } from './backups.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  readonly dataDir: string;
  /** postgres://…; undefined: a file in dataDir. */
  readonly databaseUrl: string | undefined;
  /** Where the file is copied to by itself. */
  readonly backup?: BackupPlan | undefined;
  readonly log: Log;
}

/**
 * The store an operator chose; only its driver is loaded. Throws StoreError when waiting does not help. A PostgreSQL server that is not there
 * yet is retried in the background: until then everything but close() throws StoreUnavailable.
 */
export async function openStore({ dataDir, databaseUrl, backup, log }: StoreOptions): Promise<Store> {
  if (databaseUrl !== undefined) return (await import('./open-postgres.ts')).openPostgres(databaseUrl, log);
  return (await import('./open-sqlite.ts')).openSqlite({ dataDir, backup, log });
}
