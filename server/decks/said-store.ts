import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CommentContent, DecisionContent, DeckComment, DeckDecision } from '#protocol/deck.ts';
import { EMAIL, MAX_EMAIL } from '#protocol/email.ts';
import type { Writer } from '../db/store.ts';
import { toHash } from './keys.ts';
import { toComment, toCommentRow, toDecision, toDecisionRow } from './rows.ts';

type SaidTable = 'deck_comments' | 'deck_decisions';

/** What was said under this key before; `isSame`: whether in the same words. */
interface Before<Said> {
  readonly said: Said;
  readonly isSame: boolean;
}

const isSame = (row: { readonly body_hash: string }, content: CommentContent | DecisionContent) => row.body_hash === toHash(JSON.stringify(content));

export async function findCommentByKey(db: Writer, deck: string, key: string, content: CommentContent): Promise<Before<DeckComment> | undefined> {
  const row = await db.selectFrom('deck_comments').selectAll().where('deck', '=', deck).where('key', '=', key).executeTakeFirst();
  return row && { said: toComment(row), isSame: isSame(row, content) };
}

export async function findDecisionByKey(db: Writer, deck: string, key: string, content: DecisionContent): Promise<Before<DeckDecision> | undefined> {
  const row = await db.selectFrom('deck_decisions').selectAll().where('deck', '=', deck).where('key', '=', key).executeTakeFirst();
  return row && { said: toDecision(row), isSame: isSame(row, content) };
}

export async function countSaid(db: Writer, table: SaidTable, deck: string): Promise<number> {
  return (await db.selectFrom(table).where('deck', '=', deck).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** Whether there is a comment or decision of this id at this demo of the deck. */
export async function isSaid(db: Writer, deck: string, demo: number, id: string): Promise<boolean> {
  for (const table of ['deck_comments', 'deck_decisions'] as const) {
    const query = db.selectFrom(table).select('id').where('id', '=', id).where('deck', '=', deck).where('demo', '=', demo);
    if (await query.executeTakeFirst()) return true;
  }
  return false;
}

interface SaidTo {
  readonly deck: string;
  readonly key: string;
  readonly now: Date;
}

/** The caller holds the lock of the deck. */
export async function insertComment(db: Writer, content: CommentContent, by: DeckComment['by'], to: SaidTo): Promise<DeckComment> {
  const row = toCommentRow(content, by, { ...to, id: createId(), place: await findPlace(db, 'deck_comments', to.deck) });
  await db.insertInto('deck_comments').values(row).execute();
  return toComment(row);
}

/** The caller holds the lock of the deck. */
export async function insertDecision(db: Writer, content: DecisionContent, to: SaidTo): Promise<DeckDecision> {
  const row = toDecisionRow(content, { ...to, id: createId(), place: await findPlace(db, 'deck_decisions', to.deck) });
  await db.insertInto('deck_decisions').values(row).execute();
  return toDecision(row);
}

const createId = () => randomBytes(16).toString('base64url');

async function findPlace(db: Writer, table: SaidTable, deck: string): Promise<number> {
  const query = db.selectFrom(table).where('deck', '=', deck);
  const { last } = await query.select((eb) => eb.fn.max('place').as('last')).executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Signs that may belong to a mail address: what has one before or behind is a part of another address. */
const BEFORE = /[\p{L}\p{N}._%+-]$/u;
const BEHIND = /^(?:[\p{L}\p{N}_%+-]|\.[\p{L}\p{N}])/u;

/** Whether the text holds this address, and not as a part of a longer one. Both in lower case. */
export function hasAddress(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    if (!BEFORE.test(text.slice(0, at)) && !BEHIND.test(text.slice(at + address.length))) return true;
  }
  return false;
}

/** Erases comments and decisions whose name or text holds this address. Replies to them stay, and reply to nothing. Returns how many. */
export async function eraseSaidWith(db: Writer, email: string): Promise<number> {
  const address = email.trim().toLowerCase();
  // Anything shorter than an address would erase what others said.
  if (address.length > MAX_EMAIL || !EMAIL.test(address)) return 0;
  let erased = 0;
  for (const table of ['deck_comments', 'deck_decisions'] as const) {
    const pattern = `%${address.replace(/[!%_]/g, '!$&')}%`;
    const query = db.selectFrom(table).select(['id', 'search_text']).where(sql<boolean>`search_text like ${pattern} escape '!'`);
    for (const { id, search_text } of await query.execute()) {
      if (!hasAddress(search_text, address)) continue;
      await db.updateTable('deck_comments').set({ answers: '' }).where('answers', '=', id).execute();
      await db.deleteFrom(table).where('id', '=', id).execute();
      erased++;
    }
  }
  return erased;
}
