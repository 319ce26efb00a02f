import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { parseBrief } from '#protocol/brief.ts';
import { type BriefSubmission, IDEMPOTENCY_KEY } from '#protocol/brief-submission.ts';
import { isRecord } from '#protocol/is-record.ts';
import { QUEUE_KEY } from './has-waiting.ts';

/** A submission that the server has not acknowledged yet. */
export interface WaitingBrief extends Omit<BriefSubmission, 'isDelayed'> {
  /** When it was queued, in milliseconds since 1970 by this device's clock. */
  readonly keptAt: number;
  /** The server refused its content: only its sender can correct that. */
  readonly isRefused: boolean;
}

const MOST = 5;
const DAY_MS = 86_400_000;
const KEEP_MS = 7 * DAY_MS;

/** In memory, as long as the page is open, where the browser refuses to store it. */
const queue = createDeviceStore({
  key: QUEUE_KEY,
  parse: (text) => parseQueue(text, Date.now()),
  format: (list) => (list.length > 0 ? JSON.stringify(list) : null),
});

/** Oldest first. Returns the same array until it changes. */
export const listWaiting = queue.get;

/** Whether waiting briefs survive the page. */
export const isQueuePersistent = queue.isKept;

export const subscribeToQueue = queue.subscribe;

/** Returns false when too many briefs wait already. A brief with a known key replaces the earlier one. */
export function keepBrief(brief: WaitingBrief): boolean {
  const others = listWaiting().filter(({ key }) => key !== brief.key);
  if (others.length >= MOST) return false;
  queue.set([...others, brief]);
  return true;
}

export function forgetBrief(key: string): void {
  queue.set(listWaiting().filter((one) => one.key !== key));
}

export function markRefused(key: string): void {
  queue.set(listWaiting().map((one) => (one.key === key ? { ...one, isRefused: true } : one)));
}

/** Deletes briefs that have waited for a week, as the form promised. Returns how many. */
export function dropExpired(now: number): number {
  const all = parseAll(queue.getText());
  const left = all.filter((brief) => isInTime(brief, now));
  if (left.length < all.length) queue.set(left);
  return all.length - left.length;
}

/** Local storage is untrusted input: leaves out what is no brief, and briefs a week old or, after the clock was set back, a week ahead. */
export function parseQueue(text: string | null, now: number): readonly WaitingBrief[] {
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
  // Without today's date: its own dates were valid on the day when it was written.
  const parsed = parseBrief(item.brief);
  return 'brief' in parsed ? { key, token, website, keptAt, brief: parsed.brief, isRefused: item.isRefused === true } : undefined;
}
