import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeasuredEvent } from '#protocol/events.ts';
import { FLUSH_MS } from './queue.ts';

const view: MeasuredEvent = { name: 'view', demo: 12, device: 'mobile' };

/** A minimal browser: its properties, the server's answers, and whether it accepts beacons. */
async function openPage({
  browser = {},
  answers = [204],
  takesBeacons = true,
}: {
  browser?: object;
  answers?: number[];
  takesBeacons?: boolean;
} = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const sendBeacon = vi.fn((_: string, __: Blob) => takesBeacons);
  const fetch = vi.fn(async (_: string, __: RequestInit) => new Response(null, { status: answers.shift() ?? 204 }));
  for (const [name, value] of Object.entries({ document: page, navigator: { sendBeacon, ...browser }, fetch })) vi.stubGlobal(name, value);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const measurement = await import('./measure.ts');
  const hide = () => {
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { ...measurement, page, hide, sendBeacon, fetch };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('posts JSON to this site without credentials, in a request that outlives the page', async () => {
  const { measure, fetch } = await openPage();
  measure(view, 'gr');
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  const body = JSON.stringify({ language: 'gr', events: [view] });
  const headers = { 'content-type': 'application/json' };
  expect(fetch.mock.calls).toEqual([['/api/events', { method: 'POST', body, headers, credentials: 'omit', keepalive: true }]]);
});

it.each([
  [503, 2],
  [429, 2],
  [422, 1],
  [413, 1],
])('after status %i sends a batch %i times in all', async (status, times) => {
  const { measure, fetch } = await openPage({ answers: [status, status, status] });
  measure(view, 'en');
  await vi.advanceTimersByTimeAsync(FLUSH_MS * 5);
  expect(fetch).toHaveBeenCalledTimes(times);
});

it.each(['pagehide', 'visibilitychange'])('calls the leave handlers on %s, then sends everything in one JSON beacon', async (sign) => {
  const { measure, onLeave, page, hide, sendBeacon } = await openPage();
  measure(view, 'en');
  onLeave(() => measure({ ...view, name: 'play' }, 'en'));
  if (sign === 'pagehide') page.dispatchEvent(new Event('pagehide'));
  else hide();
  const [[url, blob] = []] = sendBeacon.mock.calls;
  expect([url, blob?.type, sendBeacon.mock.calls.length]).toEqual(['/api/events', 'application/json', 1]);
  expect(JSON.parse((await blob?.text()) ?? '').events).toHaveLength(2);
});

it('posts instead where the browser refuses the beacon', async () => {
  const { measure, hide, fetch } = await openPage({ takesBeacons: false });
  measure(view, 'en');
  hide();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('sends nothing about a visitor whose browser says %j', async (browser) => {
  const { measure, hide, fetch, sendBeacon } = await openPage({ browser });
  measure(view, 'en');
  await vi.advanceTimersByTimeAsync(FLUSH_MS * 2);
  hide();
  expect([fetch.mock.calls, sendBeacon.mock.calls]).toEqual([[], []]);
});

it.each([{ globalPrivacyControl: false, doNotTrack: null }, { doNotTrack: '0' }, { doNotTrack: 'unspecified' }])(
  'counts a visitor whose browser says %j',
  async (browser) => {
    const { isOptedOut } = await openPage();
    expect(isOptedOut(browser)).toBe(false);
  },
);
