import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '#server/app-fixture.ts';
import { createOverload, watchLag, workKinds } from './overload.ts';

const bounds = {
  events: { inFlight: 1, lagMs: 10 },
  pictures: { inFlight: 1, lagMs: 15 },
  pages: { inFlight: 2, lagMs: 20 },
  decks: { inFlight: 2, lagMs: 25 },
  briefs: { inFlight: 3, lagMs: 30 },
};
const isAdmitted = async (overload: ReturnType<typeof createOverload>) =>
  Promise.all(workKinds.map((kind) => overload.admit(kind, async () => true).catch(() => false)));

it('refuses events first, then pictures, pages, decks and briefs', async () => {
  let lag = 0;
  const overload = createOverload(() => lag, bounds);
  const outcomes: boolean[][] = [];
  for (lag of [0, 10, 15, 20, 25, 30, 0]) outcomes.push(await isAdmitted(overload));
  expect(outcomes).toEqual([
    [true, true, true, true, true],
    [false, true, true, true, true],
    [false, false, true, true, true],
    [false, false, false, true, true],
    [false, false, false, false, true],
    [false, false, false, false, false],
    [true, true, true, true, true],
  ]);
});

it('limits how much work runs at once, and frees the place of work that failed', async () => {
  const overload = createOverload(() => 0, bounds);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const working = [overload.admit('pages', () => gate), overload.admit('pages', () => gate.then(() => Promise.reject(new Error('no'))))];
  await expect(overload.admit('pages', async () => 1)).rejects.toMatchObject({ status: 503 });
  release();
  await Promise.allSettled(working);
  expect(await overload.admit('pages', async () => 1)).toBe(1);
});

const block = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('measures a blocked event loop, and that it recovers', async () => {
  const lagMs = watchLag();
  await pause(600);
  for (let times = 0; times < 4; times++) {
    block(700);
    await pause(1);
  }
  await vi.waitFor(() => expect(lagMs()).toBeGreaterThan(500), { timeout: 2000, interval: 20 });
  await vi.waitFor(() => expect(lagMs()).toBeLessThan(500), { timeout: 5000 });
});

it('does not take a single long pause for overload', async () => {
  const lagMs = watchLag();
  await pause(600);
  block(1500);
  const seen: number[] = [];
  for (let looks = 0; looks < 40; looks++) {
    await pause(40);
    seen.push(lagMs());
  }
  expect(Math.max(...seen)).toBeLessThan(500);
});

it('still answers cached pages and files under overload, and sends Retry-After with refusals', async () => {
  let lag = 0;
  const { app } = await createTestApp({ overload: createOverload(() => lag) });
  expect((await app.request('/')).status).toBe(200);
  lag = 600;
  const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await app.request(path)).status));
  expect(await statuses('/', '/favicon.svg', '/formats', '/start-campaign?q')).toEqual([200, 200, 503, 200]);
  expect((await app.request('/formats')).headers.get('retry-after')).toBe('5');
  expect(await (await app.request('/health/ready')).json()).toEqual({ status: 'ok', lagMs: 600 });
  lag = 5000;
  expect(await statuses('/', '/favicon.svg', '/formats', '/start-campaign?q')).toEqual([200, 200, 503, 503]);
  lag = 0;
  expect(await statuses('/formats')).toEqual([200]);
});
