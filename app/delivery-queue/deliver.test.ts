import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseBrief } from '#protocol/brief.ts';
import { deliverLater, startDelivery } from './deliver.ts';
import { keepBrief, listWaiting } from './delivery-queue.ts';
import { QUEUE_KEY } from './has-waiting.ts';

const { showExpiredNotice } = vi.hoisted(() => ({ showExpiredNotice: vi.fn() }));
vi.mock('./sent-notice.ts', () => ({ showExpiredNotice }));

const DAY_MS = 86_400_000;
const kept = new Map<string, string>();
let asked: number[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  asked = [];
  kept.clear();
  showExpiredNotice.mockClear();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now());
    throw new TypeError('No network');
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function keep(): void {
  const parsed = parseBrief({ name: 'Mara', email: 'mara@lumara.example', company: 'Lumara', consent: true });
  if (!('brief' in parsed)) throw new Error('No brief');
  keepBrief({ ...parsed, key: '00000001-0000-4000-8000-000000000000', token: '', website: '', keptAt: Date.now(), isRefused: false });
}

it('tries to deliver for a week, then deletes the brief, shows one notice, and stops', async () => {
  keep();
  startDelivery();
  await vi.advanceTimersByTimeAsync(6.9 * DAY_MS);
  expect(listWaiting()).toHaveLength(1);
  expect(showExpiredNotice).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0.2 * DAY_MS);
  expect(kept.has(QUEUE_KEY)).toBe(false);
  expect(showExpiredNotice).toHaveBeenCalledTimes(1);
  const tries = asked.length;
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(asked).toHaveLength(tries);
  expect(showExpiredNotice).toHaveBeenCalledTimes(1);
});

it('deletes an expired brief on a later visit as well, and shows the notice', async () => {
  keep();
  vi.setSystemTime(Date.now() + 8 * DAY_MS);
  startDelivery();
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked, kept.has(QUEUE_KEY)]).toEqual([[], false]);
  expect(showExpiredNotice).toHaveBeenCalledTimes(1);
});

it('waits at least as long as the server asked, plus a random time', async () => {
  const first: number[] = [];
  for (const chance of [0, 0.5, 0.999]) {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    keep();
    const from = Date.now();
    asked = [];
    deliverLater(3_600_000);
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    first.push((asked[0] ?? 0) - from);
    vi.clearAllTimers();
  }
  expect(first[0]).toBe(3_600_000);
  expect(first).toEqual([...new Set(first)].sort((a, b) => a - b));
});
