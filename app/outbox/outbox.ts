import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { parseBrief } from '#protocol/brief.ts';
import { type BriefSubmission, IDEMPOTENCY_KEY } from '#protocol/brief-submission.ts';
import { isRecord } from '#protocol/is-record.ts';
import { OUTBOX_KEY } from './has-waiting.ts';

/** A submission that nobody has acknowledged yet. */
export interface WaitingBrief extends Omit<BriefSubmission, 'isDelayed'> {
  /** Milliseconds since 1970 by this device's clock. */
  readonly keptAt: number;
  /** The server read it and did not take it: only its sender can mend that. */
  readonly isRefused: boolean;
}

const MOST = 5;
const DAY_MS = 86_400_000;
const KEEP_MS = 7 * DAY_MS;

/** What the browser refuses to keep waits as long as the page. */
const outbox = createDeviceStore({
  key: OUTBOX_KEY,
  parse: (text) => parseOutbox(text, Date.now()),
  format: (list) => (list.length > 0 ? JSON.stringify(list) : null),
});

/** Oldest first. The same list until it changes. */
export const listWaiting = outbox.get;

/** Whether what waits outlives the page. */
export const isOutboxKept = outbox.isKept;

export const subscribeToOutbox = outbox.subscribe;

/** False: too many wait already. The same key again replaces what was there. */
export function keepBrief(brief: WaitingBrief): boolean {
  const others = listWaiting().filter(({ key }) => key !== brief.key);
  if (others.length >= MOST) return false;
  outbox.set([...others, brief]);
  return true;
}

export function forgetBrief(key: string): void {
  outbox.set(listWaiting().filter((one) => one.key !== key));
}

export function markRefused(key: string): void {
  outbox.set(listWaiting().map((one) => (one.key === key ? { ...one, isRefused: true } : one)));
}

/** Takes off this device what has waited for a week, and gives how many they were: their time was promised, and is over. */
export function dropExpired(now: number): number {
  const all = parseAll(outbox.getText());
  const left = all.filter((brief) => isInTime(brief, now));
  if (left.length < all.length) outbox.set(left);
  return all.length - left.length;
}

/** Anything may stand in local storage: what is no brief is left out, and so is what is older than a week, by a clock that may have been set in between. */
export function parseOutbox(text: string | null, now: number): readonly WaitingBrief[] {
  const list = parseAll(text).filter((brief) => isInTime(brief, now));
  return list.filter(({ key }, index) => list.findIndex((one) => one.key === key) === index).slice(0, MOST);
}

function isInTime({ keptAt }: WaitingBrief, now: number): boolean {
  return Math.abs(now - keptAt) < KEEP_MS;
}

function parseAll(text: string | null): readonly WaitingBrief[] {
  const kept = parseJson(text);
  return Array.isArray(kept) ? kept.flatMap((item) => parseWaiting(item) ?? []) : [];
}

function parseWaiting(item: unknown): WaitingBrief | undefined {
  if (!isRecord(item)) return undefined;
  const { key, token, website, keptAt } = item;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key) || typeof token !== 'string' || typeof website !== 'string') return undefined;
  if (typeof keptAt !== 'number' || !Number.isFinite(keptAt)) return undefined;
  // Its dates were right on the day it was written.
  const parsed = parseBrief(item.brief);
  return 'brief' in parsed ? { key, token, website, keptAt, brief: parsed.brief, isRefused: item.isRefused === true } : undefined;
}
