import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../db/store.ts';
import { createTestStore } from '../db/store-fixture.ts';
import { insertMeeting } from './store.ts';
import { createStreams } from './streams.ts';

let store: Store;
const code = 'ABCDEFGH12';
const news = { state: undefined, note: '', presses: [] };
const lifecycle = { isDraining: false };
const now = () => new Date('2026-11-20T10:00:00Z');
const create = (bounds = { perMeeting: 3, perServer: 5, perAddress: 4 }) => createStreams({ store, lifecycle, now, bounds });
const toOne = (address: string, more: object = {}) => ({ code, address, isOwn: false, news, lastN: 0, ...more });
const state = (n: number) => ({ n, demo: '12', device: 'laptop', isBlank: false }) as const;

beforeEach(async () => {
  store = await createTestStore();
  await store.write((db) => insertMeeting(db, code, 'hash', now()));
});
afterEach(() => store.close());

it('takes so many of a meeting, of an address and in all; the presenter’s own stream is no follower', async () => {
  const streams = create();
  const opened = ['a', 'a', 'a'].map((address) => streams.open(toOne(address)));
  expect(() => streams.open(toOne('b'))).toThrow('As many follow this meeting as can.');
  opened.push(streams.open(toOne('a', { isOwn: true })));
  expect(() => streams.open(toOne('a', { isOwn: true }))).toThrow('Too many follow a meeting here.');
  opened.push(streams.open(toOne('b', { isOwn: true })));
  expect(() => streams.open(toOne('c', { isOwn: true }))).toThrow('Too many follow a meeting here.');
  for (const stream of opened) await stream.cancel();
  expect(streams.size).toBe(0);
  await streams.open(toOne('a')).cancel();
});

it('drops a follower that does not read, and tells the others on', async () => {
  const streams = create();
  const reader = streams.open(toOne('a')).getReader();
  const deaf = streams.open(toOne('b'));
  let heard = 0;
  for (let n = 1; n <= 200; n++) {
    streams.tell(code, state(n), '');
    heard += (await reader.read()).value?.byteLength ?? 0;
  }
  expect(streams.size).toBe(1);
  await expect(deaf.getReader().read()).rejects.toThrow('does not read');
  expect(heard).toBeGreaterThan(10_000);
  await reader.cancel();
});

it('tells the store how many follow, and asks it nothing when nobody does', async () => {
  const streams = create();
  const readers = [streams.open(toOne('a')).getReader(), streams.open(toOne('b')).getReader()];
  const counts = async () => (await store.db.selectFrom('meeting_followers').select('count').execute()).map(({ count }) => count);
  await vi.waitFor(async () => expect(await counts()).toEqual([2]), 3000);
  await readers[0]?.cancel();
  await vi.waitFor(async () => expect(await counts()).toEqual([1]), 3000);
  await readers[1]?.cancel();
  await vi.waitFor(async () => expect(await counts()).toEqual([]), 3000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const select = vi.spyOn(store.db, 'selectFrom');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(select).not.toHaveBeenCalled();
});
