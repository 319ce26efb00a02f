import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StoreError } from './store.ts';

export const FILE_NAME = 'surge.db';
/** Written by commit-count.ts. */
export const COUNT_NAME = 'surge.count';
/** Prefix of files that the next start may delete: nothing in them was acknowledged. */
export const UNFINISHED = 'unfinished-';
const RESTORED = `${FILE_NAME}.restored-`;
/** Prefix of stores that a restore replaced. */
export const BEFORE = `${FILE_NAME}.before-`;

/** Makes a folder and its parents, for this user alone. Node's `recursive` loops for ever where a folder cannot be made, such as in /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Not an error if another process made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/** When this returns, a file's content, or the names in a folder, are on the disk. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Throws EEXIST rather than replace a file. */
export function putInPlace(unfinished: string, path: string): void {
  linkSync(unfinished, path);
  // Only a sync of the folder puts the new name on the disk.
  syncToDisk(dirname(path));
}

/**
 * Replaces surge.db by a complete, checked file of the same folder. If a kill or a power cut interrupts it after its first step, the next start
 * finishes it. Returns the new path of the replaced file.
 */
export function replaceStore(unfinished: string, dataDir: string, now: Date): string | undefined {
  const time = now.toISOString().replace(/[:.]/g, '-');
  syncToDisk(unfinished);
  renameSync(unfinished, join(dataDir, RESTORED + time));
  syncToDisk(dataDir);
  return finishRestore(dataDir)?.replaced;
}

/** Finishes a restore that was interrupted; undefined when there is none. */
export function finishRestore(dataDir: string): { readonly replaced: string | undefined } | undefined {
  const restored = findNewest(dataDir, RESTORED);
  if (restored === undefined) return undefined;
  const path = join(dataDir, FILE_NAME);
  const before = join(dataDir, restored.replace(RESTORED, BEFORE));
  // The write-ahead log is moved first: SQLite would apply it to whatever file lies beside it.
  for (const end of ['-wal', '']) if (existsSync(path + end)) setAside(path + end, before + end);
  // It counts the commits of the replaced store.
  rmSync(join(dataDir, COUNT_NAME), { force: true });
  syncToDisk(dataDir);
  renameSync(join(dataDir, restored), path);
  syncToDisk(dataDir);
  return { replaced: existsSync(before) ? before : undefined };
}

function setAside(path: string, before: string): void {
  if (existsSync(before)) throw new StoreError(`A restore cannot be finished, because ${before} is there already: move it away.`);
  renameSync(path, before);
}

/** Whether there is a store, or remains of one that opening it must report. */
export const hasStore = (dataDir: string) => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith(FILE_NAME));

/** The newest store that a restore replaced; named to the operator when there is no surge.db. */
export const findPutAway = (dataDir: string) => findNewest(dataDir, BEFORE);

/** Names end with a time that sorts as text. A write-ahead log has the name of its file and a suffix. */
function findNewest(dataDir: string, start: string): string | undefined {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith(start) && !name.endsWith('-wal'))
    .sort()
    .at(-1);
}
