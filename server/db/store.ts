import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type Writer = Transaction<Tables>;

/** The one store of the process, on either engine. connect.ts opens it. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** Commits that were on the disk and are gone since the last process; 0 as a rule. PostgreSQL looks after its own. */
  readonly lostCommits: number;
  /** For reading. */
  readonly db: Database;
  /**
   * All of `work` happens or nothing of it. Resolves when it is on the disk: what was answered after this is never lost. SQLite joins what one
   * turn of the event loop brings into one transaction, with a savepoint each. Throws StoreUnavailable when the store cannot write now.
   */
  write<T>(work: (db: Writer) => Promise<T>): Promise<T>;
  /** Throws StoreUnavailable unless the store answers now. */
  check(): Promise<void>;
  /** A copy as of now into a new file, while everything goes on. PostgreSQL refuses: it has tools of its own. */
  copyTo(file: string): Promise<void>;
  /** What was erased is no longer in the write-ahead log either. PostgreSQL keeps its own. */
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
