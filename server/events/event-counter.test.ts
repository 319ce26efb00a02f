import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeasuredEvent } from '#protocol/events.ts';
import { openStore } from '../db/connect.ts';
import { type Store, StoreUnavailable } from '../db/store.ts';
import type { LogEntry } from '../http/log.ts';
import { createEventCounter, MAX_WAITING } from './event-counter.ts';
import { readFigures } from './store.ts';

const view: MeasuredEvent = { name: 'view', demo: 12, device: 'desktop' };
const many = (count: number) => Array<MeasuredEvent>(count).fill(view);
const ALWAYS = { from: '2000-01-01', to: '2100-01-01' };

let store: Store;
let isAway = false;
let delayMs = 0;
let writes = 0;
const log: LogEntry[] = [];
/** A real store that can be made slow or unavailable. */
const shaky: Pick<Store, 'write'> = {
  async write(work) {
    writes++;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (isAway) throw new StoreUnavailable('away');
    return store.write(work);
  },
};
const countViews = async (days = ALWAYS) => (await readFigures(store.db, days)).demos.reduce((sum, { counts }) => sum + counts.view, 0);

beforeEach(async () => {
  store = await openStore({ dataDir: await mkdtemp(join(tmpdir(), 'surge-counter-')), databaseUrl: undefined, log: (entry) => log.push(entry) });
  isAway = false;
  delayMs = 0;
  writes = 0;
  log.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

it('writes the events of a second together, under the day on which they came', async () => {
  let day = '2026-11-20';
  const eventCounter = createEventCounter({ store: shaky, log: (entry) => log.push(entry), now: () => new Date(`${day}T23:59:59Z`) });
  eventCounter.count('en', many(2));
  eventCounter.count('gr', many(3));
  day = '2026-11-21';
  eventCounter.count('en', many(5));
  expect(writes).toBe(0);
  await vi.waitFor(async () => expect(await countViews()).toBe(10), { timeout: 5000 });
  expect(writes).toBe(1);
  expect(await countViews({ from: '2026-11-20', to: '2026-11-20' })).toBe(5);
});

it('writes at once when five hundred events wait', async () => {
  const eventCounter = createEventCounter({ store: shaky, log: () => {} });
  for (let batch = 0; batch < 10; batch++) eventCounter.count('en', many(50));
  await vi.waitFor(async () => expect(await countViews()).toBe(500), { timeout: 900 });
  expect(writes).toBe(1);
});

it('has written everything when flush resolves, including what another flush was writing and what came meanwhile', async () => {
  const eventCounter = createEventCounter({ store: shaky, log: () => {} });
  delayMs = 50;
  eventCounter.count('en', many(3));
  void eventCounter.flush();
  await eventCounter.flush();
  expect(await countViews()).toBe(3);
  eventCounter.count('en', many(3));
  void eventCounter.flush();
  eventCounter.count('en', many(4));
  await Promise.all([eventCounter.flush(), eventCounter.flush()]);
  expect([await countViews(), writes]).toEqual([10, 3]);
});

it('keeps events while the store is unavailable, up to a bound, and counts the rest as dropped', async () => {
  const eventCounter = createEventCounter({ store: shaky, log: (entry) => log.push(entry) });
  isAway = true;
  eventCounter.count('en', many(MAX_WAITING - 10));
  await eventCounter.flush();
  eventCounter.count('en', many(30));
  await eventCounter.flush();
  expect(eventCounter.dropped).toBe(20);
  isAway = false;
  await eventCounter.flush();
  expect(await countViews()).toBe(MAX_WAITING);
  expect(log).toEqual([]);
});

it('drops a batch that the store can never take, logs that, and goes on', async () => {
  const eventCounter = createEventCounter({ store: shaky, log: (entry) => log.push(entry) });
  // The routes never let such an event through.
  eventCounter.count('en', [JSON.parse('{"name":"view","demo":null,"device":"desktop"}')]);
  await eventCounter.flush();
  eventCounter.count('en', many(1));
  await eventCounter.flush();
  expect([log.map(({ event }) => event), await countViews()]).toEqual([['events lost'], 1]);
});
