import type { DeckRefusal } from '#protocol/deck.ts';
import { takeFromLimit } from '../db/limits.ts';
import type { Writer } from '../db/store.ts';
import { httpError } from '../http/http-error.ts';

/** What a call comes to. Refusals without any more to say than a sentence are thrown (http/http-error.ts). */
export type DeckOutcome<Answer> =
  | { readonly status: 200 | 201; readonly answer: Answer }
  | { readonly status: 409 | 429; readonly refusal: DeckRefusal; readonly retryAfterS?: number };

/** One sentence for whatever is not there for who asks: never was, erased, ended, revoked, locked, or another's. */
export const gone = () => httpError(404, 'This link opens no deck.');

export const otherContent = () => httpError(422, 'This key belongs to something else. Send this with a key of its own.');

interface Limit {
  readonly most: number;
  readonly windowMs: number;
  /** The sentence of a refusal. */
  readonly message: string;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Of one address. */
export const limits = {
  deck: { most: 20, windowMs: HOUR_MS, message: 'Too many new decks from here. Try again in an hour.' },
  picture: { most: 60, windowMs: HOUR_MS, message: 'Too many pictures from here. Try again in an hour.' },
  comment: { most: 30, windowMs: 10 * MINUTE_MS, message: 'Too many comments from here. Try again in a few minutes.' },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts one more of `addressKey`. A refusal if that is too many; it counts, too. */
export async function takeOne(db: Writer, name: keyof typeof limits, addressKey: string, now: Date): Promise<DeckOutcome<never> | undefined> {
  const { most, windowMs, message } = limits[name];
  if ((await takeFromLimit(db, `deck-${name} ${addressKey}`, windowMs, now)) <= most) return undefined;
  return { status: 429, refusal: { message }, retryAfterS: Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000) };
}
