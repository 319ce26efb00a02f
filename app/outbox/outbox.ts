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
const nothing: readonly WaitingBrief[] = [];

/** What was read last, and the text it was read from: the same list for the same text. */
let known: { readonly text: string | null; readonly list: readonly WaitingBrief[] } = { text: null, list: nothing };
/** Storage is blocked or full: what waits lasts as long as the page. */
let isMemory = false;
const listeners = new Set<() => void>();

/** Oldest first. The same list until it changes. */
export function listWaiting(): readonly WaitingBrief[] {
  const text = load();
  if (!isMemory && text !== known.text) known = { text, list: parseOutbox(text, Date.now()) };
  return known.list;
}

/** Whether what waits outlives the page. */
export function isOutboxKept(): boolean {
  load();
  return !isMemory;
}

/** False: too many wait already. The same key again replaces what was there. */
export function keepBrief(brief: WaitingBrief): boolean {
  const others = listWaiting().filter(({ key }) => key !== brief.key);
  if (others.length >= MOST) return false;
  store([...others, brief]);
  return true;
}

export function forgetBrief(key: string): void {
  store(listWaiting().filter((one) => one.key !== key));
}

export function markRefused(key: string): void {
  store(listWaiting().map((one) => (one.key === key ? { ...one, isRefused: true } : one)));
}

/** Takes off this device what has waited for a week, and gives how many they were: their time was promised, and is over. */
export function dropExpired(now: number): number {
  const all = isMemory ? known.list : parseAll(load());
  const left = all.filter((brief) => isInTime(brief, now));
  if (left.length < all.length) store(left);
  return all.length - left.length;
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
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
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((item) => parseWaiting(item) ?? []) : nothing;
  } catch {
    return nothing;
  }
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

function load(): string | null {
  try {
    return localStorage.getItem(OUTBOX_KEY);
  } catch {
    isMemory = true;
    return null;
  }
}

function store(list: readonly WaitingBrief[]): void {
  const text = list.length > 0 ? JSON.stringify(list) : null;
  known = { text, list };
  try {
    if (text === null) localStorage.removeItem(OUTBOX_KEY);
    else localStorage.setItem(OUTBOX_KEY, text);
    isMemory = false;
  } catch {
    isMemory = true;
  }
  for (const listener of listeners) listener();
}
