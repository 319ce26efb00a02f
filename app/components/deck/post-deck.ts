import type { OwnerView } from '#protocol/deck.ts';
import { isRecord } from '#protocol/is-record.ts';

export type DeckAnswer<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** Somebody else changed the deck meanwhile: this is how it stands now. */
  | { readonly kind: 'conflict'; readonly current: OwnerView }
  /** There is no such deck for who asks: never was, has ended, or needs another secret. */
  | { readonly kind: 'gone' }
  /** The same would be refused again. `message`: the server's sentence, in English; may be empty. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The server asks to wait for this time. */
  | { readonly kind: 'busy'; readonly afterMs: number }
  /** No answer, or an answer that is not from our server. */
  | { readonly kind: 'unreachable' };

/** Longer than any time limit of the server, and long enough for a picture of 1 MB on a slow line; a broken connection may never report an error. */
const TIMEOUT_MS = 30_000;

/** One call of `/api/decks` (protocol/deck.ts). `key`: made once for each thing that must not be done twice. Never throws. */
export async function postDeck<Answer>(path: '' | `/${string}`, body: object, key?: string): Promise<DeckAnswer<Answer>> {
  try {
    const response = await fetch(`/api/decks${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await response.json().catch(() => undefined);
    return toDeckAnswer<Answer>(response.status, answer, Number(response.headers.get('retry-after')));
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Pure. Only JSON is an answer of ours: the login page of a Wi-Fi gateway comes with 200 or 404 too. */
export function toDeckAnswer<Answer>(status: number, body: Answer, retryAfterSeconds: number): DeckAnswer<Answer> {
  if (status === 204) return { kind: 'done', answer: body };
  const given: unknown = body;
  if (status === 429 || status === 503) return { kind: 'busy', afterMs: retryAfterSeconds > 0 ? retryAfterSeconds * 1000 : 0 };
  if (!isRecord(given)) return status === 413 ? { kind: 'refused', message: '' } : { kind: 'unreachable' };
  if (status === 200 || status === 201) return { kind: 'done', answer: body };
  if (status === 409 && isOwnerView(given.current)) return { kind: 'conflict', current: given.current };
  const { message } = given;
  if (typeof message !== 'string') return { kind: 'unreachable' };
  if (status === 404) return { kind: 'gone' };
  return [400, 409, 413, 422].includes(status) ? { kind: 'refused', message } : { kind: 'unreachable' };
}

function isOwnerView(value: unknown): value is OwnerView {
  return isRecord(value) && typeof value.version === 'number' && isRecord(value.deck);
}
