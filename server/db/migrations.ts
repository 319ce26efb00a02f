import type { Kysely } from 'kysely';
import { createFirstTables } from './migrations/001-first.ts';
import { addDemosOfBriefs } from './migrations/002-demos-of-briefs.ts';
import { createMarks } from './migrations/003-marks.ts';
import { createDecks } from './migrations/005-decks.ts';
import { createMeetings } from './migrations/007-meetings.ts';
import { addBriefText } from './migrations/brief-text.ts';
import { StoreError } from './store.ts';

/** Run in this order and never changed once released. A store's version is the number of migrations that it has had. */
const migrations: readonly ((db: Kysely<unknown>) => Promise<void>)[] = [
  createFirstTables,
  addDemosOfBriefs,
  createMarks,
  addBriefText('phone'),
  addBriefText('estimate'),
  createDecks,
  createMeetings,
  addBriefText('deck'),
];

export const CURRENT_VERSION = migrations.length;

/**
 * Runs the migrations that a store of `version` lacks. The caller opens the transaction, and records the new version in it. Kysely's own Migrator
 * uses no transaction on SQLite. Throws StoreError for a store that a newer Surge has written.
 */
export async function migrate(transaction: Kysely<unknown>, version: number): Promise<void> {
  if (version > CURRENT_VERSION) {
    throw new StoreError(`The store is of version ${version}, made by a newer Surge; this one knows ${CURRENT_VERSION}. Start the newer one.`);
  }
  for (const change of migrations.slice(version)) await change(transaction);
}
