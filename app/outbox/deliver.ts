import { dropExpired, forgetBrief, listWaiting, markRefused, type WaitingBrief } from './outbox.ts';
import { type Posted, postBrief } from './post-brief.ts';
import { announceSent } from './sent-event.ts';

export type Delivery = Exclude<Posted, { readonly kind: 'renewed' }>;

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Under way now: whoever asks for the same brief gets the same answer. */
const underway = new Map<string, Promise<Delivery>>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let isListening = false;

/** Sends what waits now, when the network returns, and with growing pauses until a week is over. Call it as often as you like. */
export function startDelivery(): void {
  listen();
  void deliverAll();
}

/** The same after a failure that the caller has just seen: a pause is due first. */
export function deliverLater(afterMs: number): void {
  listen();
  clearTimeout(timer);
  const pause = Math.max(afterMs, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++));
  // Up to half as long again, never less than was asked for: those whom one failure stopped shall not come back in one moment.
  timer = setTimeout(() => void deliverAll(), pause * (1 + Math.random() / 2));
}

/** One attempt; acknowledged briefs leave the outbox. `isDelayed`: it waited, so its token may be old. */
export function deliver(brief: WaitingBrief, isDelayed: boolean): Promise<Delivery> {
  const running = underway.get(brief.key);
  if (running) return running;
  const delivery = attempt(brief, isDelayed).finally(() => underway.delete(brief.key));
  underway.set(brief.key, delivery);
  return delivery;
}

async function attempt({ key, brief, token, website }: WaitingBrief, isDelayed: boolean): Promise<Delivery> {
  const submission = { key, brief, token, website, isDelayed };
  const first = await postBrief(submission);
  const posted = first.kind === 'renewed' ? await postBrief({ ...submission, token: first.token }) : first;
  if (posted.kind === 'renewed') return { kind: 'busy', afterMs: 0 };
  if (posted.kind === 'sent') {
    forgetBrief(key);
    if (isDelayed) void announceSent({ key, reference: posted.reference });
  }
  if (posted.kind === 'refused') markRefused(key);
  return posted;
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
