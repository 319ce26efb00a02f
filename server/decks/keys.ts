import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { DeckReceipt } from '#protocol/deck.ts';
import { getSecret } from '../db/secrets.ts';
import type { Store } from '../db/store.ts';
import type { DeckRow } from '../db/tables.ts';

/** What follows from a secret of the store, so that all its servers make and know the same. Each use has a word of its own in front. */
export interface DeckKeys {
  /** The pair of links that belongs to an idempotency key: a repeated request gets it again, though the owner's secret is not kept. */
  toReceipt(key: string): DeckReceipt;
  /** The same for the same content in one deck, and cannot be guessed from the content. */
  toPictureId(deck: string, hash: string): string;
  /** Stands in for the password until it is changed, for twelve hours at most. */
  toPass(deck: PassedDeck, now: Date): string;
  isPass(pass: string, deck: PassedDeck, now: Date): boolean;
  /** A client's address as it may be stored: another one each day. */
  toAddressKey(address: string, now: Date): string;
}

type PassedDeck = Pick<DeckRow, 'id' | 'password'>;

const PASS_MS = 12 * 60 * 60 * 1000;
const ID_BYTES = 16;
const PASS = /^([0-9a-z]{8,9})\.([\w-]{43})$/;

export function createDeckKeys(secret: Buffer): DeckKeys {
  const sign = (...words: readonly string[]) => createHmac('sha256', secret).update(words.join(' ')).digest();
  const toId = (bytes: Buffer) => bytes.subarray(0, ID_BYTES).toString('base64url');
  const signPass = ({ id, password }: PassedDeck, time: string) => sign('pass', id, password, time);
  return {
    toReceipt: (key) => ({ view: toId(sign('view', key)), edit: sign('edit', key).toString('base64url') }),
    toPictureId: (deck, hash) => toId(sign('picture', deck, hash)),
    toPass(deck, now) {
      const time = now.getTime().toString(36);
      return `${time}.${signPass(deck, time).toString('base64url')}`;
    },
    isPass(pass, deck, now) {
      const [, time, signature] = PASS.exec(pass) ?? [];
      if (!time || !signature) return false;
      // A clock that was set back makes a pass look as if it came from the future: it counts for as long.
      const isFresh = Math.abs(now.getTime() - Number.parseInt(time, 36)) <= PASS_MS;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), signPass(deck, time)) && isFresh;
    },
    toAddressKey: (address, now) => sign('address', now.toISOString().slice(0, 10), address).toString('base64url'),
  };
}

/** Reads the secret once: it never changes. */
export function createKeyReader(store: Store): () => Promise<DeckKeys> {
  let known: Promise<DeckKeys> | undefined;
  return () => {
    known ??= store
      .write((db) => getSecret(db, 'decks'))
      .then(createDeckKeys)
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };
}

export function toHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Whether the owner's secret is this deck's. Takes the same time for a wrong one. */
export function isOwner(edit: string, { edit_hash }: Pick<DeckRow, 'edit_hash'>): boolean {
  return timingSafeEqual(Buffer.from(toHash(edit)), Buffer.from(edit_hash));
}
