import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../http/log.ts';
import { COUNT_NAME } from './put-in-place.ts';

/** All lengths alike, so that a number is written over the last one in one piece. */
const DIGITS = 16;

export interface CommitCount {
  /** So many commits are on the disk. Costs some microseconds, and no sync: an older number than the true one does no harm. */
  note(count: number): void;
  /** The store was closed in order: no write-ahead log is left that could be lost. */
  close(): void;
}

/**
 * How many commits the store had, beside it: SQLite takes a write-ahead log that was damaged, cut or removed for one that ends earlier, without a
 * word. Noted after the sync of each commit, so it is never ahead of what the disk holds, whenever the power goes.
 */
export function openCommitCount(dataDir: string, log: Log): CommitCount {
  const path = join(dataDir, COUNT_NAME);
  let file: number | undefined;
  let isBroken = false;
  let isClosed = false;
  return {
    note(count) {
      if (isBroken || isClosed) return;
      try {
        file ??= openSync(path, 'w', 0o600);
        writeSync(file, String(count).padStart(DIGITS, '0'), 0);
      } catch (error) {
        // What was to be stored is. Only its loss would go unnoticed.
        isBroken = true;
        log({ event: 'commit count not written', error });
      }
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      if (file !== undefined) closeSync(file);
      rmSync(path, { force: true });
    },
  };
}

/** 0 when there is none, or none that can be read. */
export function readCommitCount(dataDir: string): number {
  try {
    const text = readFileSync(join(dataDir, COUNT_NAME), 'latin1');
    return /^\d{16}$/.test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}
