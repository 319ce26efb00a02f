import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StateSender } from './state-sender.ts';

const meeting = { code: 'ABCDEFGH12', secret: 's' };
const shown = (demo: string) => ({ demo, device: 'laptop', isBlank: false }) as const;
const answers: number[] = [];
const sent: { n: number; demo: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  sent.length = 0;
  answers.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    await new Promise((resolve) => setTimeout(resolve, 10));
    const status = answers.shift() ?? 204;
    if (status === 0) throw new TypeError('offline');
    return new Response(status === 204 ? null : '{}', { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends one at a time, of what came meanwhile the last, with numbers that grow', async () => {
  const sender = new StateSender(meeting, () => {});
  for (const demo of ['1', '2', '3']) sender.show(shown(demo));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.map(({ demo }) => demo)).toEqual(['1', '3']);
  expect(sent.map(({ n }) => n)).toEqual([1000, 1010]);
  sender.show(shown('4'));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.at(-1)).toMatchObject({ demo: '4', secret: 's' });
});

it('sends the newest again after a failure, and ends where there is no such meeting', async () => {
  const onGone = vi.fn();
  const sender = new StateSender(meeting, onGone);
  answers.push(0, 503, 204);
  sender.show(shown('1'));
  await vi.advanceTimersByTimeAsync(500);
  sender.show(shown('2'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(sent.map(({ demo }) => demo)).toEqual(['1', '2', '2']);
  answers.push(404);
  sender.show(shown('3'));
  await vi.advanceTimersByTimeAsync(3000);
  sender.show(shown('4'));
  await vi.advanceTimersByTimeAsync(3000);
  expect([sent.length, onGone.mock.calls.length]).toEqual([4, 1]);
});
