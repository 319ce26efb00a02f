import type { EventBatch, MeasuredEvent } from '#protocol/events.ts';
import { EventQueue, type Transport } from './queue.ts';

const URL = '/api/events';

let queue: EventQueue | undefined;
const leaveHandlers = new Set<() => void>();
let isListening = false;

/** Counts an event, unless the visitor has opted out. `language`: code of the page's language. */
export function measure(event: MeasuredEvent, language: string): void {
  if (isOptedOut(navigator)) return;
  listen();
  queue ??= new EventQueue(transport);
  queue.add(event, language);
}

/** Calls `leave` whenever the page is hidden or left, before waiting events are sent. Returns the function that removes it. */
export function onLeave(leave: () => void): () => void {
  listen();
  leaveHandlers.add(leave);
  return () => leaveHandlers.delete(leave);
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export function isOptedOut(browser: { readonly globalPrivacyControl?: unknown; readonly doNotTrack?: unknown }): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}

/** On phones `visibilitychange` may be the last event of a page; on desktops a page may be left with `pagehide` only. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
}

function leave(): void {
  for (const handle of leaveHandlers) handle();
  queue?.flushLast();
}

const transport: Transport = {
  async send(batch) {
    const { status } = await post(batch);
    // Other statuses would be answered in the same way again, so the batch is not retried.
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
