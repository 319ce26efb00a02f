import { DECK_ID, type DeckView } from '#protocol/deck.ts';
import { takeFromLimit } from '../db/limits.ts';
import type { Database, Writer } from '../db/store.ts';
import { httpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import type { DeckContext } from './context.ts';
import type { DeckKeys } from './keys.ts';
import { gone } from './outcome.ts';
import { findPicture } from './picture-store.ts';
import { toDemoIds } from './rows.ts';
import { countUp, type DeckHead, findHead, isUnderWay, OPENED, readView } from './store.ts';

/** What a client may do. Whatever does not open is answered alike, whether it never was, has ended or is locked. */
export interface Looking {
  /** The deck of the client's link. With a password it is compared, a few times only; without one only decks without a password open. */
  open(id: string, password: string | undefined, address: string): Promise<DeckView | undefined>;
  /** With a pass instead of a password. Throws 404. */
  look(id: string, pass: string | undefined): Promise<DeckView>;
  /** Counts one look at the client's page, or one play of a demo on it. */
  see(id: string, pass: string | undefined, played: unknown, address: string): Promise<void>;
  findPicture(id: string, picture: string): Promise<{ readonly type: string; readonly bytes: Buffer<ArrayBuffer> } | undefined>;
}

const WINDOW_MS = 15 * 60 * 1000;
/** Passwords that may be tried at one deck from one address, and from all together. */
const TRIES = { ofAddress: 10, ofAll: 100 } as const;
/** Passwords that may be tried from one address at all decks together, counted in memory: guessed ids must not fill the table of limits. */
const TRIES_ANYWHERE = { limit: 60, windowMs: WINDOW_MS } as const;
/** Looks and plays of one address that count. */
const SEEN = { limit: 120, windowMs: 60 * 1000 } as const;

export function createLooking({ store, now, getKeys, passwords }: DeckContext): Looking {
  const triesAnywhere = new RateLimit(TRIES_ANYWHERE);
  const seen = new RateLimit(SEEN);

  /** Whether this password may be compared now. Also of a deck that is not there: the answer must not tell. */
  const isTryLeft = async (keys: DeckKeys, id: string, address: string) => {
    if (!triesAnywhere.allows(address)) return false;
    const at = now();
    return store.write(async (db) => {
      const ofAddress = await takeFromLimit(db, `deck-try ${id} ${keys.toAddressKey(address, at)}`, WINDOW_MS, at);
      // What one address tries over its own limit must not keep the others out.
      return ofAddress <= TRIES.ofAddress && (await takeFromLimit(db, `deck-try ${id}`, WINDOW_MS, at)) <= TRIES.ofAll;
    });
  };

  const unlock = (id: string, password: string, address: string): Promise<DeckView | undefined> =>
    passwords.admit(async () => {
      const keys = await getKeys();
      if (!(await isTryLeft(keys, id, address))) return undefined;
      const head = await findHead(store.db, id);
      const isRight = await passwords.isRight(password, head?.password ?? '');
      if (!head || !isRight || !isUnderWay(head, now())) return undefined;
      const view = await readView(store.db, id);
      return view && { ...view, pass: keys.toPass(head, now()) };
    });

  return {
    async open(id, password, address) {
      if (!DECK_ID.test(id)) return undefined;
      const head = await findHead(store.db, id);
      if (head?.password === '' && isUnderWay(head, now())) return readView(store.db, id);
      return password === undefined || password === '' ? undefined : unlock(id, password, address);
    },

    async look(id, pass) {
      const head = await findOpen(store.db, await getKeys(), id, pass, now());
      const view = head && (await readView(store.db, id));
      if (!view) throw gone();
      return { ...view, ...(head.password === '' ? {} : { pass: pass ?? '' }) };
    },

    async see(id, pass, played, address) {
      const head = await findOpen(store.db, await getKeys(), id, pass, now());
      if (!head) throw gone();
      const demo = played ?? OPENED;
      if (typeof demo !== 'number' || (played !== undefined && !toDemoIds(head).includes(demo))) throw httpError(422, 'This deck has no such demo.');
      if (!seen.allows(address)) return;
      await store.write(async (db) => {
        // Erased meanwhile: there is nothing to count for.
        if (await findHead(db, id)) await countUp(db, id, demo);
      });
    },

    async findPicture(id, picture) {
      const head = await findHead(store.db, id);
      const found = head && isUnderWay(head, now()) && (await findPicture(store.db, id, picture));
      return found ? { type: found.type, bytes: Buffer.from(found.data, 'base64') } : undefined;
    },
  };
}

/** The deck, if it is under way and without a password, or the pass stands in for that. */
export async function findOpen(
  db: Database | Writer,
  keys: DeckKeys,
  id: string,
  pass: string | undefined,
  now: Date,
): Promise<DeckHead | undefined> {
  const head = await findHead(db, id);
  if (!head || !isUnderWay(head, now)) return undefined;
  return head.password === '' || (pass !== undefined && keys.isPass(pass, head, now)) ? head : undefined;
}
