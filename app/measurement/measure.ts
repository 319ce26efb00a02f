import type { EventBatch, MeasuredEvent } from '#protocol/events.ts';
import { EventQueue, type Wire } from './queue.ts';

const URL = '/api/events';

let queue: EventQueue | undefined;
const leavers = new Set<() => void>();
let isWatching = false;

/** Counts an event, unless this visitor objects to being counted. `language`: code of the page's. */
export function measure(event: MeasuredEvent, language: string): void {
  if (objects(navigator)) return;
  watch();
  queue ??= new EventQueue(wire);
  queue.add(event, language);
}

/** Runs `leave` whenever the page is hidden or goes, before what waits is sent. Returns how to end that. */
export function onLeave(leave: () => void): () => void {
  watch();
  leavers.add(leave);
  return () => leavers.delete(leave);
}

/** Global Privacy Control and Do Not Track: either is enough. */
export function objects(browser: { readonly globalPrivacyControl?: unknown; readonly doNotTrack?: unknown }): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

/** `visibilitychange` is the last that a phone tells; `pagehide` what a desktop tells of a page that was never hidden. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
}

function leave(): void {
  for (const one of leavers) one();
  queue?.flushLast();
}

const wire: Wire = {
  async send(batch) {
    const { status } = await post(batch);
    // What was refused for good is not worth another try.
    return status < 500 && status !== 429;
  },
  sendLast(batch) {
    const isTaken = navigator.sendBeacon(URL, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
    if (!isTaken) void post(batch).catch(() => {});
  },
};

function post(batch: EventBatch): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(URL, { method: 'POST', body: JSON.stringify(batch), headers, credentials: 'omit', keepalive: true });
}
