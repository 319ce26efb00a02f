import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { IDEMPOTENCY_KEY } from '#protocol/brief-submission.ts';
import { type CommentContent, DECK_ID, type DecisionContent, decisionKinds, lengths } from '#protocol/deck.ts';
import { isRecord } from '#protocol/is-record.ts';

export type Saying = { readonly comment: CommentContent } | { readonly decision: DecisionContent };

/** What a visitor said of a deck and the server has not acknowledged yet. */
export interface Unsent {
  /** Made once for each: however often it is sent, it is there once. */
  readonly key: string;
  readonly deck: string;
  readonly saying: Saying;
  /** Milliseconds since 1970, by this device's clock. */
  readonly keptAt: number;
}

const MOST = 20;
const DAY_MS = 86_400_000;
const KEEP_MS = 7 * DAY_MS;

/** In memory, as long as the page is open, where the browser refuses to store it. */
export const outbox = createDeviceStore<readonly Unsent[]>({
  key: 'surge.deck-outbox',
  parse: (text) => parseOutbox(text, Date.now()),
  format: (list) => (list.length > 0 ? JSON.stringify(list) : null),
});

/** Returns false when too much waits already. */
export function keepUnsent(one: Unsent): boolean {
  const all = outbox.get();
  if (all.length >= MOST) return false;
  outbox.set([...all, one]);
  return true;
}

export function forgetUnsent(key: string): void {
  outbox.set(outbox.get().filter((one) => one.key !== key));
}

/** Local storage is untrusted input: leaves out what nobody can have said here, and what is a week old or, after the clock was set back, a week ahead. */
export function parseOutbox(text: string | null, now: number): readonly Unsent[] {
  const kept = parseJson(text);
  const all = Array.isArray(kept) ? kept.flatMap((item) => parseUnsent(item, now) ?? []) : [];
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index).slice(0, MOST);
}

function parseUnsent(item: unknown, now: number): Unsent | undefined {
  if (!isRecord(item)) return undefined;
  const { key, deck, keptAt } = item;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key) || typeof deck !== 'string' || !DECK_ID.test(deck)) return undefined;
  if (typeof keptAt !== 'number' || !(Math.abs(now - keptAt) < KEEP_MS)) return undefined;
  const saying = parseSaying(item.saying);
  return saying && { key, deck, keptAt, saying };
}

function parseSaying(saying: unknown): Saying | undefined {
  if (!isRecord(saying)) return undefined;
  const { comment, decision } = saying;
  const given = isRecord(comment) ? comment : decision;
  if (!isRecord(given)) return undefined;
  const { demo, name, text, second, answers } = given;
  if (typeof demo !== 'number' || typeof name !== 'string' || typeof text !== 'string') return undefined;
  if (name.length > lengths.name || text.length > lengths.text) return undefined;
  if (given === comment) {
    const isAnswer = typeof answers === 'string' && DECK_ID.test(answers);
    return { comment: { demo, name, text, ...(typeof second === 'number' && { second }), ...(isAnswer && { answers }) } };
  }
  const kind = decisionKinds.find((one) => one === given.kind);
  return kind && { decision: { demo, name, text, kind } };
}
