import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { prepareBackups } from './backups.ts';
import type { StoreOptions } from './connect.ts';
import { createGroupCommit } from './group-commit.ts';
import { logOutages } from './log-outages.ts';
import { FILE_NAME } from './put-in-place.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { cacheStatements } from './statement-cache.ts';
import { type Store, StoreUnavailable } from './store.ts';
import type { Tables } from './tables.ts';
import { toErrorCode, translateErrors } from './translate-errors.ts';

/** Full disk, failing disk, somebody's fingers in the folder: may pass, or needs an operator; never a visitor's fault. */
const PASSING = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|NOMEM|CORRUPT|NOTADB)/;

/** Throws StoreRefusal. */
export async function openSqlite({ dataDir, backup, log }: Omit<StoreOptions, 'databaseUrl'>): Promise<Store> {
  if (backup) prepareBackups(backup);
  const file = await openSqliteFile(dataDir, log);
  const path = join(dataDir, FILE_NAME);
  const { ino } = statSync(path);
  const dialect = new SqliteDialect({ database: cacheStatements(file) });
  const db = new Kysely<Tables>({ dialect: translateErrors(dialect, (error) => PASSING.test(toErrorCode(error))) });
  const group = createGroupCommit(db);
  return {
    engine: 'sqlite',
    db,
    write: logOutages(group.write, log),
    async check() {
      if (statSync(path, { throwIfNoEntry: false })?.ino !== ino) throw new StoreUnavailable('The file of the store was moved away.');
      await sql`select 1`.execute(db);
    },
    async copyTo(target) {
      await file.backup(target);
    },
    async emptyLog() {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy !== 0) throw new StoreUnavailable(`${path}-wal is in use and still holds what was erased. Try again.`);
    },
    async close() {
      await group.close();
      await db.destroy();
      file.close();
    },
  };
}
