import type { Kysely } from 'kysely';
import { createFirstTables } from './migrations/001-first.ts';
import { addDemosOfBriefs } from './migrations/002-demos-of-briefs.ts';
import { createMarks } from './migrations/003-marks.ts';
import { addBriefText } from './migrations/brief-text.ts';
import { StoreError } from './store.ts';

/** In order, never changed once released: the number of those that ran is the version of a store. */
const migrations: readonly ((db: Kysely<unknown>) => Promise<void>)[] = [createFirstTables, addDemosOfBriefs, createMarks, addBriefText('phone')];

export const CURRENT_VERSION = migrations.length;

/**
 * Runs what a store of `version` lacks, inside the caller's transaction, in which the caller also writes down the new version. Kysely's own
 * Migrator opens none on SQLite. Throws StoreError for a store that a newer Surge has written.
 */
export async function migrate(transaction: Kysely<unknown>, version: number): Promise<void> {
  if (version > CURRENT_VERSION) {
    throw new StoreError(`The store is of version ${version}, made by a newer Surge; this one knows ${CURRENT_VERSION}. Start the newer one.`);
  }
  for (const change of migrations.slice(version)) await change(transaction);
}
