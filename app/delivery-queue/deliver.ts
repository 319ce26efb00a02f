import { dropExpired, forgetBrief, listWaiting, markRefused, type WaitingBrief } from './delivery-queue.ts';
import { type PostResult, postBrief } from './post-brief.ts';
import { announceSent } from './sent-event.ts';

export type Delivery = Exclude<PostResult, { readonly kind: 'renewed' }>;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Deliveries that are running, by key: a second call for the same brief gets the same promise. */
const running = new Map<string, Promise<Delivery>>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let isListening = false;

/** Sends waiting briefs now, when the network returns, and after growing pauses, until they expire after a week. Can be called repeatedly. */
export function startDelivery(): void {
  listen();
  void deliverAll();
}

/** Does the same after a pause: for a caller whose own attempt has just failed. */
export function deliverLater(afterMs: number): void {
  listen();
  clearTimeout(timer);
  const pause = Math.max(afterMs, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++));
  // Up to half as long again, but never less than the server asked for: clients that one failure stopped must not all return at the same moment.
  timer = setTimeout(() => void deliverAll(), pause * (1 + Math.random() / 2));
}

/** Makes one attempt. An acknowledged brief leaves the queue. `isDelayed`: the brief has waited, so its token may be old. */
export function deliver(brief: WaitingBrief, isDelayed: boolean): Promise<Delivery> {
  const earlier = running.get(brief.key);
  if (earlier) return earlier;
  const delivery = attempt(brief, isDelayed).finally(() => running.delete(brief.key));
  running.set(brief.key, delivery);
  return delivery;
}

async function attempt({ key, brief, token, website }: WaitingBrief, isDelayed: boolean): Promise<Delivery> {
  const submission = { key, brief, token, website, isDelayed };
  const first = await postBrief(submission);
  const result = first.kind === 'renewed' ? await postBrief({ ...submission, token: first.token }) : first;
  if (result.kind === 'renewed') return { kind: 'busy', afterMs: 0 };
  if (result.kind === 'sent') {
    forgetBrief(key);
    if (isDelayed) void announceSent({ key, reference: result.reference });
  }
  if (result.kind === 'refused') markRefused(key);
  return result;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('online', () => {
    failures = 0;
    void deliverAll();
  });
}

async function deliverAll(): Promise<void> {
  clearTimeout(timer);
  if (dropExpired(Date.now()) > 0) void import('./sent-notice.ts').then(({ showExpiredNotice }) => showExpiredNotice());
  let afterMs = 0;
  for (const brief of listWaiting().filter(({ isRefused }) => !isRefused)) {
    const delivery = await deliver(brief, true);
    if (delivery.kind === 'busy') afterMs = Math.max(afterMs, delivery.afterMs);
  }
  if (listWaiting().some(({ isRefused }) => !isRefused)) deliverLater(afterMs);
  else failures = 0;
}
