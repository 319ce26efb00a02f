import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Writer = Transaction<Tables>;

/** The store of the process, on SQLite or PostgreSQL. Opened by connect.ts. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** Commits of the previous process that are missing now; normally 0. Always 0 with PostgreSQL, which guards its own log. */
  readonly lostCommits: number;
  /** For reading. */
  readonly db: Database;
  /**
   * Runs `work` completely or not at all. Resolves when it is on the disk, so that nothing is lost that was acknowledged after this. SQLite runs all
   * work of one turn of the event loop in one transaction, with a savepoint each. Throws StoreUnavailable when the store cannot write now.
   */
  write<T>(work: (db: Writer) => Promise<T>): Promise<T>;
  /** Throws StoreUnavailable if the store does not answer now. */
  check(): Promise<void>;
  /** Copies the store into a new file without stopping it. Throws StoreError with PostgreSQL, which has its own tools. */
  copyTo(file: string): Promise<void>;
  /** Removes what was erased from the write-ahead log as well. Does nothing with PostgreSQL. */
  emptyLog(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be opened, copied or restored, and waiting does not help. The message is one sentence that says what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The disk is full, or the database is unreachable or read-only. Reads may still work, and the failure may pass: requests are answered with 503. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
