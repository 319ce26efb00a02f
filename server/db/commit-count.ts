import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../http/log.ts';
import { COUNT_NAME } from './put-in-place.ts';

/** Fixed length, so that a new number overwrites the old one in a single write. */
const DIGITS = 16;

export interface CommitCount {
  /** Records how many commits are on the disk. Takes some microseconds and no sync: a number that is too low does no harm. */
  note(count: number): void;
  /** To be called when the store was closed cleanly: then no write-ahead log is left that could be lost. */
  close(): void;
}

/**
 * Records the number of commits in a file beside the store. SQLite reports no error when its write-ahead log was damaged, cut or removed: it takes
 * it for a shorter log. Written after the sync of each commit, so the number is never higher than what the disk holds, even after a power cut.
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
        // The commit itself is stored. Only a later loss would not be noticed.
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

/** 0 when there is no count, or an unreadable one. */
export function readCommitCount(dataDir: string): number {
  try {
    const text = readFileSync(join(dataDir, COUNT_NAME), 'latin1');
    return /^\d{16}$/.test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}
