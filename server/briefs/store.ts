import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Brief } from '#protocol/brief.ts';
import type { StoredField } from '#protocol/brief-fields.ts';
import type { BriefSubmission } from '#protocol/brief-submission.ts';
import { lockName } from '../db/lock.ts';
import type { Database, Writer } from '../db/store.ts';
import type { BriefStatus, OutboxChannel } from '../db/tables.ts';
import { toBriefRecord, toBriefRow } from './rows.ts';

/** A brief as it is stored. */
export interface BriefRecord extends Pick<Brief, StoredField> {
  readonly reference: string;
  readonly receivedAt: string;
  readonly updatedAt: string;
  readonly status: BriefStatus;
  readonly flags: readonly string[];
}

/** What decide.ts decided about a brief. */
interface Decision {
  readonly flags: readonly string[];
  /** Where the brief is to be announced. */
  readonly channels: readonly OutboxChannel[];
  readonly now: Date;
}

/** `duplicate`: same key and brief, or same brief from the same mail address within 24 hours. `conflict`: the key belongs to another brief. */
export type InsertResult = { readonly outcome: 'inserted' | 'duplicate'; readonly reference: string } | { readonly outcome: 'conflict' };

/** The flag of a brief whose honeypot was filled. */
export const HONEYPOT = 'honeypot';

const DUPLICATE_MS = 24 * 60 * 60 * 1000;
/** Crockford's base 32: no I, L, O or U. As 32 divides 256, a random byte gives each letter with the same probability. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Stores a brief once per key, however often and to however many servers it is sent: the unique key of the table decides. */
export async function insertBrief(
  db: Writer,
  { brief, key, flags, channels, now }: Pick<BriefSubmission, 'brief' | 'key'> & Decision,
): Promise<InsertResult> {
  // Otherwise two servers could look for a duplicate at the same time and each find none.
  await lockName(db, toBodyHash(brief));
  const duplicate = await findDuplicate(db, brief, now);
  if (duplicate && !flags.includes(HONEYPOT)) await liftHoneypot(db, duplicate.reference, { flags, channels, now });
  if (duplicate) return { outcome: 'duplicate', reference: duplicate.reference };
  const reference = createReference();
  const row = toBriefRow(brief, { reference, key, bodyHash: toBodyHash(brief), flags, now });
  const inserted = await db
    .insertInto('briefs')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (!inserted) return (await findByKey(db, key, brief)) ?? { outcome: 'conflict' };
  await addTasks(db, reference, channels, now);
  return { outcome: 'inserted', reference };
}

async function addTasks(db: Writer, reference: string, channels: readonly OutboxChannel[], now: Date): Promise<void> {
  const next_at = now.toISOString();
  const tasks = channels.map((channel) => ({ id: randomUUID(), reference, channel, attempts: 0, next_at, last_error: '', delivered_at: '' }));
  if (tasks.length > 0) await db.insertInto('outbox').values(tasks).execute();
}

/**
 * The same brief came again with its honeypot empty, so a person filled it by mistake. If the honeypot was its only flag, the brief gets the
 * flags of the second try and is announced again.
 */
export async function liftHoneypot(db: Writer, reference: string, { flags, channels, now }: Decision): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('briefs')
    .set({ flags: flags.join(','), updated_at: now.toISOString() })
    .where('reference', '=', reference)
    .where('flags', '=', HONEYPOT)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await db.deleteFrom('outbox').where('reference', '=', reference).execute();
  await addTasks(db, reference, channels, now);
}

/** What was stored under this key before: `duplicate` for the same brief, `conflict` for another one. Undefined for a new key. */
export async function findByKey(db: Database | Writer, key: string, brief: Brief): Promise<InsertResult | undefined> {
  const row = await db.selectFrom('briefs').select(['reference', 'body_hash']).where('key', '=', key).executeTakeFirst();
  if (!row) return undefined;
  return row.body_hash === toBodyHash(brief) ? { outcome: 'duplicate', reference: row.reference } : { outcome: 'conflict' };
}

async function findDuplicate(db: Writer, brief: Brief, now: Date): Promise<{ readonly reference: string } | undefined> {
  return db
    .selectFrom('briefs')
    .select('reference')
    .where('email_lower', '=', brief.email.toLowerCase())
    .where('body_hash', '=', toBodyHash(brief))
    .where('received_at', '>', new Date(now.getTime() - DUPLICATE_MS).toISOString())
    .executeTakeFirst();
}

/** The fields of version 1. Later fields do not count for the hash while they are empty, so that older hashes stay valid. Never change this. */
export const firstFields: ReadonlySet<string> = new Set([
  'name',
  'email',
  'company',
  'country',
  'formats',
  'model',
  'budget',
  'startDate',
  'message',
  'consent',
  'consentVersion',
  'newsletter',
  'language',
  'engagement',
]);

/** Fields are hashed in alphabetical order, so their order in the request does not matter. */
function toBodyHash(brief: Brief): string {
  const fields = Object.entries(brief)
    .filter(([name, value]) => firstFields.has(name) || !isEmpty(value))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

const isEmpty = (value: Brief[keyof Brief]) => value === false || (typeof value !== 'boolean' && value.length === 0);

/** Sixty random bits: a reference cannot be guessed and does not tell how many briefs there are. */
function createReference(): string {
  const letters = Array.from(randomBytes(12), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `SG-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

export async function findBrief(db: Database | Writer, reference: string): Promise<BriefRecord | undefined> {
  const row = await db.selectFrom('briefs').selectAll().where('reference', '=', reference).executeTakeFirst();
  return row && toBriefRecord(row);
}

export interface BriefListing {
  readonly limit: number;
  /** The last brief of the previous page. */
  readonly after?: Pick<BriefRecord, 'receivedAt' | 'reference'> | undefined;
  readonly status?: BriefStatus | undefined;
  /** Part of reference, name, e-mail or company, upper or lower case. */
  readonly search?: string | undefined;
  /** Only flagged briefs, or only unflagged ones; undefined for all. */
  readonly flagged?: boolean | undefined;
}

/** Newest first. Pages start after a given brief, not at an offset, so that late pages cost no more than the first. */
export async function listBriefs(db: Database | Writer, { limit, after, status, search, flagged }: BriefListing): Promise<BriefRecord[]> {
  let query = db.selectFrom('briefs').selectAll().orderBy('received_at', 'desc').orderBy('reference', 'desc').limit(limit);
  if (status) query = query.where('status', '=', status);
  if (flagged !== undefined) query = query.where('flags', flagged ? '!=' : '=', '');
  if (search) query = query.where(sql<boolean>`search_text like ${toPattern(search)} escape '!'`);
  if (after) query = query.where((eb) => eb(eb.refTuple('received_at', 'reference'), '<', eb.tuple(after.receivedAt, after.reference)));
  return (await query.execute()).map(toBriefRecord);
}

const toPattern = (search: string) => `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;

/** Returns false when there is no such brief. */
export async function markBrief(db: Writer, reference: string, status: BriefStatus, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('briefs')
    .set({ status, updated_at: now.toISOString() })
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Erases every brief of one mail address with its rows in the outbox. Returns how many briefs. */
export async function eraseByEmail(db: Writer, email: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('briefs').where('email_lower', '=', email.trim().toLowerCase()).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function countOlderThan(db: Database | Writer, date: Date): Promise<number> {
  const all = db.selectFrom('briefs').where('received_at', '<', date.toISOString());
  return (await all.select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** Erases briefs older than the retention period, oldest first, at most `limit`. Returns how many. */
export async function eraseOlderThan(db: Writer, date: Date, limit: number): Promise<number> {
  const oldest = db.selectFrom('briefs').select('reference').where('received_at', '<', date.toISOString()).orderBy('received_at').limit(limit);
  const { numDeletedRows } = await db.deleteFrom('briefs').where('reference', 'in', oldest).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
