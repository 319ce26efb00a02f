import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StoreError } from './store.ts';

export const FILE_NAME = 'surge.db';
/** commit-count.ts */
export const COUNT_NAME = 'surge.count';
/** What begins so may go at the next start: nothing was promised of it. */
export const UNFINISHED = 'unfinished-';
const RESTORED = `${FILE_NAME}.restored-`;
/** A store that a restore put away. */
export const BEFORE = `${FILE_NAME}.before-`;

/** With the folders above it, for this user alone. Node's own way goes on for ever where a folder can be looked into but not made, such as /proc. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if (!existsSync(path)) throw error;
  }
}

/** A file's content, or the names in a folder, are on the disk when this returns. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Throws EEXIST rather than put a file in another's place. */
export function putInPlace(unfinished: string, path: string): void {
  linkSync(unfinished, path);
  // The new name is on the disk only when its folder is.
  syncToDisk(dirname(path));
}

/**
 * Puts a whole, checked file of the same folder in the place of surge.db. From its first step on the next start goes on with it, wherever a kill or
 * a power cut ended it. Returns where the file that was there before lies now.
 */
export function replaceStore(unfinished: string, dataDir: string, now: Date): string | undefined {
  const time = now.toISOString().replace(/[:.]/g, '-');
  syncToDisk(unfinished);
  renameSync(unfinished, join(dataDir, RESTORED + time));
  syncToDisk(dataDir);
  return finishRestore(dataDir)?.replaced;
}

/** Goes on where a restore was ended; undefined when none was. */
export function finishRestore(dataDir: string): { readonly replaced: string | undefined } | undefined {
  const restored = findNewest(dataDir, RESTORED);
  if (restored === undefined) return undefined;
  const path = join(dataDir, FILE_NAME);
  const before = join(dataDir, restored.replace(RESTORED, BEFORE));
  // Its log first: beside another file it would be written into that one.
  for (const end of ['-wal', '']) if (existsSync(path + end)) setAside(path + end, before + end);
  // It counts what is put away.
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

/** A store, or what opening it must say something about. */
export const hasStore = (dataDir: string) => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith(FILE_NAME));

/** The newest of them: which is to be told of when there is no surge.db. */
export const findPutAway = (dataDir: string) => findNewest(dataDir, BEFORE);

/** Their names end with a time that sorts; a log has its own file's name and more. */
function findNewest(dataDir: string, start: string): string | undefined {
  return readdirSync(dataDir)
    .filter((name) => name.startsWith(start) && !name.endsWith('-wal'))
    .sort()
    .at(-1);
}
