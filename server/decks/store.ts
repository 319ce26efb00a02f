import { DAYS_USUAL, type DeckContent, type DeckView, type OwnerView } from '#protocol/deck.ts';
import type { Database, Writer } from '../db/store.ts';
import type { DeckRow } from '../db/tables.ts';
import { isOwner, toHash } from './keys.ts';
import { toComment, toContent, toContentCells, toDecision } from './rows.ts';

/** A deck without its content, which may be large. */
export type DeckHead = Omit<DeckRow, 'content' | 'updated_at'>;

const headColumns = ['id', 'edit_hash', 'body_hash', 'version', 'demos', 'password', 'created_at', 'expires_at', 'revoked_at'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So long an owner may bring back what has ended; then it is erased. */
export const KEPT_DAYS = 30;

interface NewDeck {
  readonly id: string;
  readonly edit: string;
  readonly bodyHash: string;
  readonly content: DeckContent;
  readonly now: Date;
}

/** False when there is one of this id already. */
export async function insertDeck(db: Writer, { id, edit, bodyHash, content, now }: NewDeck): Promise<boolean> {
  const at = now.toISOString();
  const inserted = await db
    .insertInto('decks')
    .values({
      id,
      edit_hash: toHash(edit),
      body_hash: bodyHash,
      version: 1,
      ...toContentCells(content),
      password: '',
      created_at: at,
      updated_at: at,
      expires_at: toEnd(now, DAYS_USUAL),
      revoked_at: '',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function toEnd(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

export async function findHead(db: Database | Writer, id: string): Promise<DeckHead | undefined> {
  return db.selectFrom('decks').select(headColumns).where('id', '=', id).executeTakeFirst();
}

/** The deck of this id, if that is its owner's secret; also one that has ended. */
export async function findOwned(db: Database | Writer, id: string, edit: string): Promise<DeckHead | undefined> {
  const head = await findHead(db, id);
  return head && isOwner(edit, head) ? head : undefined;
}

/** Whether the client's link leads anywhere. */
export function isUnderWay({ expires_at, revoked_at }: Pick<DeckRow, 'expires_at' | 'revoked_at'>, now: Date): boolean {
  return revoked_at === '' && expires_at > now.toISOString();
}

export async function getContent(db: Database | Writer, id: string): Promise<DeckContent> {
  return toContent(await db.selectFrom('decks').select('content').where('id', '=', id).executeTakeFirstOrThrow());
}

/** What of a deck may be changed; what is undefined stays. */
export interface DeckUpdate {
  readonly content?: DeckContent | undefined;
  /** As hashed. */
  readonly password?: string | undefined;
  readonly days?: number | undefined;
  readonly isRevoked?: boolean | undefined;
}

/** False when the deck is not of this version any more: one statement compares and sets, so of two at once one gets it. */
export async function updateDeck(
  db: Writer,
  id: string,
  version: number,
  { content, password, days, isRevoked }: DeckUpdate,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('decks')
    .set({
      version: version + 1,
      updated_at: now.toISOString(),
      ...(content && toContentCells(content)),
      ...(password === undefined ? {} : { password }),
      ...(days === undefined ? {} : { expires_at: toEnd(now, days) }),
    })
    // Revoking what is revoked does not put off the day on which it is erased.
    .$if(isRevoked === true, (query) =>
      query.set((eb) => ({ revoked_at: eb.case().when('revoked_at', '=', '').then(now.toISOString()).else(eb.ref('revoked_at')).end() })),
    )
    .$if(isRevoked === false, (query) => query.set({ revoked_at: '' }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Undefined if the deck was erased between two reads. */
export async function readView(db: Database | Writer, id: string): Promise<Omit<DeckView, 'pass'> | undefined> {
  const row = await db.selectFrom('decks').select(['content', 'expires_at']).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const comments = await db.selectFrom('deck_comments').selectAll().where('deck', '=', id).orderBy('place').execute();
  const decisions = await db.selectFrom('deck_decisions').selectAll().where('deck', '=', id).orderBy('place').execute();
  return { id, deck: toContent(row), comments: comments.map(toComment), decisions: decisions.map(toDecision), expiresAt: row.expires_at };
}

export async function readOwnerView(db: Database | Writer, id: string): Promise<OwnerView | undefined> {
  // Before the content: a version that is older than the content is refused, a newer one would overwrite what was not seen.
  const head = await findHead(db, id);
  const view = head && (await readView(db, id));
  if (!view) return undefined;
  const counts = await db.selectFrom('deck_counts').select(['demo', 'count']).where('deck', '=', id).execute();
  return {
    ...view,
    version: head.version,
    hasPassword: head.password !== '',
    isRevoked: head.revoked_at !== '',
    createdAt: head.created_at,
    opened: counts.find(({ demo }) => demo === OPENED)?.count ?? 0,
    played: Object.fromEntries(counts.filter(({ demo }) => demo !== OPENED).map(({ demo, count }) => [demo, count])),
  };
}

/** In the place of a demo: the deck itself. */
export const OPENED = 0;

export async function countUp(db: Writer, deck: string, demo: number): Promise<void> {
  await db
    .insertInto('deck_counts')
    .values({ deck, demo, count: 1 })
    .onConflict((conflict) => conflict.columns(['deck', 'demo']).doUpdateSet((eb) => ({ count: eb('deck_counts.count', '+', 1) })))
    .execute();
}

/** Erases a deck with all that is kept under it. */
export async function eraseDeck(db: Writer, id: string): Promise<void> {
  await db.deleteFrom('decks').where('id', '=', id).execute();
}

const toLimit = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();

/** Decks that ended 30 days ago or earlier. */
const selectEnded = (db: Database | Writer, limit: string) =>
  db.selectFrom('decks').where((eb) => eb.or([eb('expires_at', '<', limit), eb.and([eb('revoked_at', '<', limit), eb('revoked_at', '!=', '')])]));

export async function countEnded(db: Database | Writer, now: Date): Promise<number> {
  return (await selectEnded(db, toLimit(now)).select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** Erases decks that ended 30 days ago or earlier, at most `limit`. Returns how many. */
export async function eraseEnded(db: Writer, now: Date, limit: number): Promise<number> {
  const ended = selectEnded(db, toLimit(now)).select('id').orderBy('expires_at').limit(limit);
  const { numDeletedRows } = await db.deleteFrom('decks').where('id', 'in', ended).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
