import { findBrief } from '../briefs/store.ts';
import type { Store } from '../db/store.ts';
import type { OutboxChannel } from '../db/tables.ts';
import type { Message } from './message.ts';

/** A message that this process has claimed, so that no other process delivers it. */
export interface Claim {
  readonly message: Message;
  /** The number of attempts, including this one. */
  readonly attempts: number;
}

/** How many messages are delivered at the same time. */
const BATCH = 4;
/** A claim expires after this time, which is longer than any delivery takes, so only a dead process loses a claim. */
const CLAIM_MS = 60_000;

/**
 * Claims the rows that are due. One transaction counts the attempt and postpones the next one, on condition that the count has not changed: so of
 * several processes with one database only one gets the row. After a crash the row is due again when the claim expires.
 */
export async function claimDue(store: Store, channel: OutboxChannel, now: Date): Promise<readonly Claim[]> {
  const due = (db: Store['db']) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', channel)
      .where('delivered_at', '=', '')
      .where('next_at', '<=', now.toISOString())
      .orderBy('next_at')
      .limit(BATCH);
  // Looked up first, because a transaction costs a write to the disk.
  if (!(await due(store.db).executeTakeFirst())) return [];
  return store.write(async (db) => {
    const claims: Claim[] = [];
    for (const { id, reference, attempts } of await due(db).execute()) {
      const next_at = new Date(now.getTime() + CLAIM_MS).toISOString();
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ attempts: attempts + 1, next_at })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('delivered_at', '=', '')
        .executeTakeFirst();
      const brief = numUpdatedRows > 0n ? await findBrief(db, reference) : undefined;
      if (brief) claims.push({ message: { id, brief }, attempts: attempts + 1 });
    }
    return claims;
  });
}

/** The time when the next row of the channel is due. */
export async function findNextTime(store: Store, channel: OutboxChannel): Promise<Date | undefined> {
  const row = await store.db
    .selectFrom('outbox')
    .select('next_at')
    .where('channel', '=', channel)
    .where('delivered_at', '=', '')
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.next_at);
}

export async function markDelivered(store: Store, id: string, now: Date): Promise<void> {
  await store.write((db) => db.updateTable('outbox').set({ delivered_at: now.toISOString(), last_error: '' }).where('id', '=', id).execute());
}

export async function markFailed(store: Store, id: string, { reason, next }: { reason: string; next: Date }): Promise<void> {
  await store.write((db) => db.updateTable('outbox').set({ last_error: reason, next_at: next.toISOString() }).where('id', '=', id).execute());
}

/** Releases all claims. For SQLite at the start: there is only one process, so claims are of its predecessor. */
export async function releaseClaims(store: Store, now: Date): Promise<void> {
  if (store.engine !== 'sqlite') return;
  await store.write((db) => db.updateTable('outbox').set({ next_at: now.toISOString() }).where('delivered_at', '=', '').execute());
}
