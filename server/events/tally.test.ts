import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeasuredEvent } from '#protocol/events.ts';
import { openStore } from '../db/connect.ts';
import { type Store, StoreUnavailable } from '../db/store.ts';
import type { LogEntry } from '../http/log.ts';
import { readFigures } from './store.ts';
import { createTally, MAX_WAITING } from './tally.ts';

const view: MeasuredEvent = { name: 'view', demo: 12, device: 'desktop' };
const many = (count: number) => Array<MeasuredEvent>(count).fill(view);
const ALWAYS = { from: '2000-01-01', to: '2100-01-01' };

let store: Store;
let isAway = false;
let delayMs = 0;
let writes = 0;
const log: LogEntry[] = [];
/** The real store, which can be slow or taken away. */
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
  store = await openStore({ dataDir: await mkdtemp(join(tmpdir(), 'surge-tally-')), databaseUrl: undefined, log: (entry) => log.push(entry) });
  isAway = false;
  delayMs = 0;
  writes = 0;
  log.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

it('writes what gathered in a second at once, under the day it came', async () => {
  let day = '2026-11-20';
  const tally = createTally({ store: shaky, log: (entry) => log.push(entry), now: () => new Date(`${day}T23:59:59Z`) });
  tally.count('en', many(2));
  tally.count('gr', many(3));
  day = '2026-11-21';
  tally.count('en', many(5));
  expect(writes).toBe(0);
  await vi.waitFor(async () => expect(await countViews()).toBe(10), { timeout: 5000 });
  expect(writes).toBe(1);
  expect(await countViews({ from: '2026-11-20', to: '2026-11-20' })).toBe(5);
});

it('does not wait for the second when five hundred are there', async () => {
  const tally = createTally({ store: shaky, log: () => {} });
  for (let batch = 0; batch < 10; batch++) tally.count('en', many(50));
  await vi.waitFor(async () => expect(await countViews()).toBe(500), { timeout: 900 });
  expect(writes).toBe(1);
});

it('has everything in the store when flush is over, also what another flush is writing and what came meanwhile', async () => {
  const tally = createTally({ store: shaky, log: () => {} });
  delayMs = 50;
  tally.count('en', many(3));
  void tally.flush();
  await tally.flush();
  expect(await countViews()).toBe(3);
  tally.count('en', many(3));
  void tally.flush();
  tally.count('en', many(4));
  await Promise.all([tally.flush(), tally.flush()]);
  expect([await countViews(), writes]).toEqual([10, 3]);
});

it('keeps what a store that is away could not take, up to a bound, and counts the rest as dropped', async () => {
  const tally = createTally({ store: shaky, log: (entry) => log.push(entry) });
  isAway = true;
  tally.count('en', many(MAX_WAITING - 10));
  await tally.flush();
  tally.count('en', many(30));
  await tally.flush();
  expect(tally.dropped).toBe(20);
  isAway = false;
  await tally.flush();
  expect(await countViews()).toBe(MAX_WAITING);
  expect(log).toEqual([]);
});

it('lets go of a batch that no store will ever take, says so, and goes on', async () => {
  const tally = createTally({ store: shaky, log: (entry) => log.push(entry) });
  // What the routes never let through.
  tally.count('en', [JSON.parse('{"name":"view","demo":null,"device":"desktop"}')]);
  await tally.flush();
  tally.count('en', many(1));
  await tally.flush();
  expect([log.map(({ event }) => event), await countViews()]).toEqual([['events lost'], 1]);
});
