import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { type BackupPlan, listBackups, prepareBackups } from './backups.ts';
import { openCommitCount, readCommitCount } from './commit-count.ts';
import type { StoreOptions } from './connect.ts';
import { createGroupCommit } from './group-commit.ts';
import { logOutages } from './log-outages.ts';
import { readMark } from './marks.ts';
import { FILE_NAME } from './put-in-place.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { cacheStatements } from './statement-cache.ts';
import { type Store, StoreUnavailable } from './store.ts';
import type { Tables } from './tables.ts';
import { toErrorCode, translateErrors } from './translate-errors.ts';

/** Full disk, failing disk, or files changed by hand. May pass or need an operator; a request never causes it. */
const PASSING = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|NOMEM|CORRUPT|NOTADB)/;

/** Throws StoreError when the file cannot be opened. */
export async function openSqlite({ dataDir, backup, log }: Omit<StoreOptions, 'databaseUrl'>): Promise<Store> {
  if (backup) prepareBackups(backup);
  const file = await openSqliteFile(dataDir, log);
  const path = join(dataDir, FILE_NAME);
  const { ino } = statSync(path);
  const dialect = new SqliteDialect({ database: cacheStatements(file) });
  const db = new Kysely<Tables>({ dialect: translateErrors(dialect, (error) => PASSING.test(toErrorCode(error))) });
  const lostCommits = Math.max(0, readCommitCount(dataDir) - (await readMark(db, 'commits')));
  if (lostCommits > 0) log({ event: 'commits lost', count: lostCommits, file: path, reason: toLossStory(backup) });
  const count = openCommitCount(dataDir, log);
  const group = createGroupCommit(db, count.note);
  return {
    engine: 'sqlite',
    lostCommits,
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
      count.close();
    },
  };
}

function toLossStory(backup: BackupPlan | undefined): string {
  const newest = backup && listBackups(backup.dir, new Date())[0];
  const cure = newest
    ? `The newest backup is of ${newest.madeAt.toISOString()}: stop Surge and say \`npm run restore -- ${newest.file}\`; what is there now is kept beside it.`
    : 'Stop Surge and say `npm run restore -- file` with the newest backup, if that has more; what is there now is kept beside it.';
  return `They were on the disk, and acknowledged briefs may be among them: surge.db-wal was damaged, cut or removed. ${cure}`;
}
