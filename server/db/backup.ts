import { chmodSync, copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { inspect, inspectAside } from './inspect.ts';
import { FILE_NAME, finishRestore, makeFolder, replaceStore, syncToDisk } from './put-in-place.ts';
import { LOCK_WAIT_MS, toStoreError, UNFINISHED_RESTORE } from './sqlite-file.ts';
import { type Store, StoreError } from './store.ts';
import { toErrorCode } from './translate-errors.ts';

export interface Backup {
  readonly briefs: number;
  readonly bytes: number;
}

/**
 * Copies the whole store into a new file that only its owner may read, while the server goes on. Copying surge.db itself would not do: the newest
 * writes are in the write-ahead log beside it. Throws StoreError when the file exists, and on PostgreSQL.
 */
export async function backUp(store: Store, file: string): Promise<Backup> {
  if (existsSync(file)) throw new StoreError(`${file} exists already: name a new file.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await store.copyTo(unfinished);
    chmodSync(unfinished, 0o600);
    const briefs = await inspectAside(unfinished);
    // The backup must survive a power cut right after it was announced.
    syncToDisk(unfinished);
    renameSync(unfinished, file);
    syncToDisk(dirname(file));
    return { briefs, bytes: statSync(file).size };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error instanceof StoreError ? error : new StoreError(`${file} cannot be written (${toErrorCode(error) || error}).`);
  }
}

export interface Restored extends Backup {
  /** The new path of the replaced store. */
  readonly replaced: string | undefined;
}

/**
 * Replaces surge.db by a copy of a backup. The old file is kept beside it under another name. The copy is checked completely and migrated first;
 * the backup itself is not changed. Throws StoreError, also while a server runs.
 */
export async function restore(file: string, dataDir: string, now: Date): Promise<Restored> {
  if (!existsSync(file)) throw new StoreError(`${file} is not there.`);
  if (existsSync(`${file}-wal`)) throw new StoreError(`${file} was copied from a running store, not backed up: ${file}-wal belongs to it.`);
  const path = join(dataDir, FILE_NAME);
  makeFolder(dataDir);
  assertUnused(path);
  finishRestore(dataDir);
  const folder = mkdtempSync(join(dataDir, UNFINISHED_RESTORE));
  try {
    const unfinished = join(folder, FILE_NAME);
    copyFileSync(file, unfinished);
    chmodSync(unfinished, 0o600);
    const briefs = await inspect(unfinished);
    assertUnused(path);
    const replaced = replaceStore(unfinished, dataDir, now);
    return { briefs, bytes: statSync(path).size, replaced };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The file may be damaged, but no process may have it open. */
function assertUnused(path: string): void {
  if (!existsSync(path)) return;
  const file = new Sqlite(path, { timeout: LOCK_WAIT_MS });
  try {
    file.pragma('locking_mode = exclusive');
    file.pragma('user_version');
  } catch (error) {
    if (toErrorCode(error).startsWith('SQLITE_BUSY')) throw toStoreError(error, path);
  } finally {
    file.close();
  }
}
