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

/** What became of a brief at the desk. */
interface Verdict {
  readonly flags: readonly string[];
  /** Who is to be told. */
  readonly channels: readonly OutboxChannel[];
  readonly now: Date;
}

/** `kept`: newly stored. `known`: the same key and brief, or the same brief from the same address within 24 hours. `other`: the key is another brief's. */
export type Kept = { readonly outcome: 'kept' | 'known'; readonly reference: string } | { readonly outcome: 'other' };

/** The flag of a brief whose honeypot was filled. */
export const HONEYPOT = 'honeypot';

const TWIN_MS = 24 * 60 * 60 * 1000;
/** Crockford's base 32: no I, L, O or U. 32 divides 256, so every letter is equally likely. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Once per key, whatever happens on the way: the unique key decides, also between servers. */
export async function keepBrief(db: Writer, { brief, key, flags, channels, now }: Pick<BriefSubmission, 'brief' | 'key'> & Verdict): Promise<Kept> {
  // Two servers must not look for its twin at once and each find none.
  await lockName(db, toBodyHash(brief));
  const twin = await findTwin(db, brief, now);
  if (twin && !flags.includes(HONEYPOT)) await liftHoneypot(db, twin.reference, { flags, channels, now });
  if (twin) return { outcome: 'known', reference: twin.reference };
  const reference = createReference();
  const row = toBriefRow(brief, { reference, key, bodyHash: toBodyHash(brief), flags, now });
  const inserted = await db
    .insertInto('briefs')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (!inserted) return (await findKept(db, key, brief)) ?? { outcome: 'other' };
  await addTasks(db, reference, channels, now);
  return { outcome: 'kept', reference };
}

async function addTasks(db: Writer, reference: string, channels: readonly OutboxChannel[], now: Date): Promise<void> {
  const next_at = now.toISOString();
  const tasks = channels.map((channel) => ({ id: randomUUID(), reference, channel, attempts: 0, next_at, last_error: '', delivered_at: '' }));
  if (tasks.length > 0) await db.insertInto('outbox').values(tasks).execute();
}

/**
 * The same brief came again without its honeypot: whoever filled it is a person. If nothing else was suspected then, the brief gets the flags of
 * the second try, and everybody is told of it anew.
 */
export async function liftHoneypot(db: Writer, reference: string, { flags, channels, now }: Verdict): Promise<void> {
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

/** What became of this key before: `known` with the same brief, `other` with another one. */
export async function findKept(db: Database | Writer, key: string, brief: Brief): Promise<Kept | undefined> {
  const row = await db.selectFrom('briefs').select(['reference', 'body_hash']).where('key', '=', key).executeTakeFirst();
  if (!row) return undefined;
  return row.body_hash === toBodyHash(brief) ? { outcome: 'known', reference: row.reference } : { outcome: 'other' };
}

async function findTwin(db: Writer, brief: Brief, now: Date): Promise<{ readonly reference: string } | undefined> {
  return db
    .selectFrom('briefs')
    .select('reference')
    .where('email_lower', '=', brief.email.toLowerCase())
    .where('body_hash', '=', toBodyHash(brief))
    .where('received_at', '>', new Date(now.getTime() - TWIN_MS).toISOString())
    .executeTakeFirst();
}

/** The fields of the first briefs. Any other one, while it is empty, leaves the hash of a brief that waits on a device as it was. Never changed. */
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

/** Of the fields in alphabetical order: how a page happened to write them does not count. */
function toBodyHash(brief: Brief): string {
  const fields = Object.entries(brief)
    .filter(([name, value]) => firstFields.has(name) || !isEmpty(value))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

const isEmpty = (value: Brief[keyof Brief]) => value === false || (typeof value !== 'boolean' && value.length === 0);

/** Sixty random bits. Nobody finds out how many briefs there are, or guesses one. */
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
  /** The last brief of the page before. */
  readonly after?: Pick<BriefRecord, 'receivedAt' | 'reference'> | undefined;
  readonly status?: BriefStatus | undefined;
  /** Part of reference, name, e-mail or company, in any case. */
  readonly search?: string | undefined;
  /** Those with signs of spam, or those without; undefined for all. */
  readonly flagged?: boolean | undefined;
}

/** Newest first. Each page starts where the last one ended, so it costs the same however far one reads. */
export async function listBriefs(db: Database | Writer, { limit, after, status, search, flagged }: BriefListing): Promise<BriefRecord[]> {
  let query = db.selectFrom('briefs').selectAll().orderBy('received_at', 'desc').orderBy('reference', 'desc').limit(limit);
  if (status) query = query.where('status', '=', status);
  if (flagged !== undefined) query = query.where('flags', flagged ? '!=' : '=', '');
  if (search) query = query.where(sql<boolean>`search_text like ${toPattern(search)} escape '!'`);
  if (after) query = query.where((eb) => eb(eb.refTuple('received_at', 'reference'), '<', eb.tuple(after.receivedAt, after.reference)));
  return (await query.execute()).map(toBriefRecord);
}

const toPattern = (search: string) => `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;

/** False when there is no such brief. */
export async function markBrief(db: Writer, reference: string, status: BriefStatus, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('briefs')
    .set({ status, updated_at: now.toISOString() })
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Every brief of one address, with what waits in the outbox. Says how many. */
export async function eraseByEmail(db: Writer, email: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('briefs').where('email_lower', '=', email.trim().toLowerCase()).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function countOlderThan(db: Database | Writer, date: Date): Promise<number> {
  const all = db.selectFrom('briefs').where('received_at', '<', date.toISOString());
  return (await all.select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** For the promised retention: the oldest first, so many at most. Says how many. */
export async function eraseOlderThan(db: Writer, date: Date, limit: number): Promise<number> {
  const oldest = db.selectFrom('briefs').select('reference').where('received_at', '<', date.toISOString()).orderBy('received_at').limit(limit);
  const { numDeletedRows } = await db.deleteFrom('briefs').where('reference', 'in', oldest).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
