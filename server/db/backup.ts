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
 * A copy of everything into a new file that only its owner reads, while the server goes on. Never a plain copy of surge.db: what is newest lies
 * beside it. Throws StoreError when the file exists, and on PostgreSQL.
 */
export async function backUp(store: Store, file: string): Promise<Backup> {
  if (existsSync(file)) throw new StoreError(`${file} exists already: name a new file.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await store.copyTo(unfinished);
    chmodSync(unfinished, 0o600);
    const briefs = await inspectAside(unfinished);
    // Whoever reads that there is a backup may pull the plug.
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
  /** Where the store that was there before lies now. */
  readonly replaced: string | undefined;
}

/**
 * Puts a backup in the place of surge.db, which is kept beside it under another name. The backup is checked first, all of it, and brought to
 * the current version; it stays as it is. Throws StoreError, also while a server runs.
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

/** Damaged or sound, but nobody may have it open. */
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
