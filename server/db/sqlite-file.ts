import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Log } from '../http/log.ts';
import { inTransaction } from './in-transaction.ts';
import { CURRENT_VERSION, migrate } from './migrations.ts';
import { FILE_NAME, findPutAway, finishRestore, makeFolder, putInPlace, UNFINISHED } from './put-in-place.ts';
import { StoreError } from './store.ts';
import { toErrorCode } from './translate-errors.ts';

/** 'SRGE'. */
const APPLICATION_ID = 0x53524745;
/** How long to wait for a command that is ending to close the file. */
export const LOCK_WAIT_MS = 1000;
const WAL_LIMIT_BYTES = 64 * 1024 * 1024;
export const UNFINISHED_RESTORE = `${UNFINISHED}restore-`;

/**
 * What makes writes durable, in the order in which it must be set. With an exclusive lock before the first access SQLite needs no shared memory,
 * whose mapping kills the process on a full disk. The driver lowers `synchronous` to 1 when it opens an existing file. `secure_delete` overwrites
 * what is erased.
 */
const promises = { locking_mode: 'exclusive', journal_mode: 'wal', synchronous: 2, fullfsync: 1, foreign_keys: 1, secure_delete: 1 } as const;

/**
 * Opens surge.db in the folder, creates it when there is none, migrates it to the current version, checks it and locks it for this process. Throws
 * StoreError, and never writes into a file that is damaged or not ours.
 */
export async function openSqliteFile(dataDir: string, log: Log): Promise<Sqlite.Database> {
  const path = join(dataDir, FILE_NAME);
  try {
    makeFolder(dataDir);
    const finished = finishRestore(dataDir);
    if (finished) log({ event: 'restore finished', file: path, reason: toStory(finished.replaced) });
    if (!existsSync(path)) await createFile(dataDir, path);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      `Surge cannot write in ${dataDir} (${toErrorCode(error)}): set DATA_DIR to a folder with space that this user may write in.`,
    );
  }
  const file = openChecked(path);
  try {
    await bringUp(file, path);
    removeUnfinished(dataDir, log);
    return file;
  } catch (error) {
    file.close();
    throw error instanceof StoreError ? error : toStoreError(error, path);
  }
}

function toStory(replaced: string | undefined): string {
  return `A restore was ended before its end. The backup is in its place now${replaced ? `, what was there before is ${replaced}` : ''}.`;
}

function removeUnfinished(dataDir: string, log: Log): void {
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith(UNFINISHED))) {
    const file = join(dataDir, name);
    const isCopy = name.startsWith(UNFINISHED_RESTORE) && existsSync(join(file, FILE_NAME));
    rmSync(file, { recursive: true });
    if (!isCopy) continue;
    log({ event: 'restore undone', file, reason: 'A restore was ended before its backup was copied whole. Nothing was changed: restore again.' });
  }
}

/** Creates the file under another name and links it when complete: no power cut leaves an empty surge.db, and no file is overwritten. */
async function createFile(dataDir: string, path: string): Promise<void> {
  const putAway = findPutAway(dataDir);
  if (putAway) {
    const cure = `rename it to ${FILE_NAME} to go on with it, restore a backup, or move it away to start anew`;
    throw new StoreError(`${path} is not there, but what a restore put away is: ${join(dataDir, putAway)}: ${cure}.`);
  }
  if (existsSync(`${path}-wal`)) throw new StoreError(`${path}-wal is there without ${path}: put both back, or restore a backup.`);
  const folder = mkdtempSync(join(dataDir, UNFINISHED));
  try {
    const unfinished = join(folder, FILE_NAME);
    const file = new Sqlite(unfinished);
    try {
      chmodSync(unfinished, 0o600);
      file.pragma(`application_id = ${APPLICATION_ID}`);
      await bringUp(file, path);
    } finally {
      file.close();
    }
    putInPlace(unfinished, path);
  } catch (error) {
    // If another process was faster, it also holds the lock: opening will fail.
    if (toErrorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Opens the file and writes nothing until it is known to be ours and undamaged. */
export function openChecked(path: string): Sqlite.Database {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined && lstatSync(path, { throwIfNoEntry: false })) {
    throw new StoreError(`${path} is a link to a file that is not there: bring that file back, or remove the link to start anew.`);
  }
  if (size === 0) throw new StoreError(`${path} is empty, which Surge never leaves it: restore a backup, or move it away to start anew.`);
  let file: Sqlite.Database | undefined;
  try {
    file = new Sqlite(path, { fileMustExist: true, timeout: LOCK_WAIT_MS });
    file.pragma(`locking_mode = ${promises.locking_mode}`);
    if (file.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
      throw new StoreError(`${path} is another program's file: move it away, or set DATA_DIR to another folder.`);
    }
    const found = file.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw toDamage(path);
    return file;
  } catch (error) {
    file?.close();
    throw error instanceof StoreError ? error : toStoreError(error, path);
  }
}

/** Sets the pragmas, reads them back, and runs missing migrations in one transaction with the new version number. */
export async function bringUp(file: Sqlite.Database, path: string): Promise<void> {
  for (const [name, value] of Object.entries(promises)) {
    file.pragma(`${name} = ${value}`);
    const found = file.pragma(name, { simple: true });
    if (found !== value) throw new StoreError(`${path} cannot be kept safe here: ${name} is ${found}, not ${value}. Use a local disk.`);
  }
  file.pragma(`journal_size_limit = ${WAL_LIMIT_BYTES}`);
  const version = Number(file.pragma('user_version', { simple: true }));
  if (version === CURRENT_VERSION) return;
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: file }) });
  await inTransaction(db, async (transaction) => {
    await migrate(transaction, version);
    file.pragma(`user_version = ${CURRENT_VERSION}`);
  });
}

const toDamage = (path: string) => new StoreError(`${path} is damaged: stop here, keep a copy of it, and restore a backup.`);

export function toStoreError(error: unknown, path: string): StoreError {
  const code = toErrorCode(error);
  if (code.startsWith('SQLITE_BUSY')) {
    return new StoreError(`Another process uses ${path}: stop it first. Several servers need DATABASE_URL, a PostgreSQL database that they share.`);
  }
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return toDamage(path);
  return new StoreError(`${path} cannot be opened (${code || error}): it must be a file that this user may read and write, on a disk with space.`);
}
