/** The parts of the pretend backend: each is asked for when it is needed, once, and again where it did not arrive. */
import { describe, expect, it, vi } from 'vitest';
import { createMockApi, importedParts } from './app.ts';
import { createStorage } from './app-fixture.ts';
import { createDb } from './db.ts';
import { listEndpoints } from './endpoint.ts';
import { createFailures } from './failures.ts';
import { createStore, type Store } from './store.ts';

const openStore = (storage = createStorage()) =>
  createStore(
    () => storage,
    () => undefined,
  );

function openParts() {
  const storage = createStorage();
  const parts = importedParts.map(({ paths, open }) => ({ paths, open: vi.fn(open) }));
  const {
    answer,
    failures,
    listEndpoints: list,
  } = createMockApi({
    store: openStore(storage),
    now: new Date(),
    askNetwork: async () => new Response('from the network', { status: 203 }),
    parts,
  });
  const get = (path: string) => answer(new Request(`http://site.test${path}`));
  /** How often each part was asked for: shop, crypto, jobs, the others. */
  const counts = () => parts.map(({ open }) => open.mock.calls.length);
  return { answer, failures, listEndpoints: list, get, counts, parts, storage };
}

const services = (store: Store) => ({ db: createDb(store, new Date()), failures: createFailures(store), passOn: async () => new Response() });

describe('the parts', () => {
  it('are not asked for by the calls of the first', async () => {
    const { get, counts } = openParts();
    expect((await get('/tasks')).status).toBe(200);
    expect((await get('/weekly-data')).status).toBe(200);
    expect(counts()).toEqual([0, 0, 0, 0]);
  });

  it('are each asked for once, by whatever comes first, and pass on what they do not know either', async () => {
    const { get, counts } = openParts();
    const answers = await Promise.all(['/flights', '/events', '/elsewhere'].map(get));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 203]);
    expect(counts()).toEqual([0, 0, 0, 1]);
    expect((await get('/orders')).status).toBe(200);
    expect((await get('/holdings')).status).toBe(200);
    expect((await get('/exchange-nothing')).status).toBe(203);
    expect((await get('/jobs')).status).toBe(200);
    expect(counts()).toEqual([1, 1, 1, 1]);
  });

  it.each(importedParts.map(({ paths, open }, place) => ({ place, paths, open })))(
    'of $paths: every endpoint of the part',
    async ({ place, open }) => {
      const store = openStore();
      const { routes } = await open(store, services(store));
      const paths = listEndpoints(routes).map(({ name }) => name.split(' ')[1] ?? '');
      expect(paths.length).toBeGreaterThan(5);
      for (const path of paths) expect([path, importedParts.findIndex((part) => part.paths.test(path))]).toEqual([path, place]);
    },
  );

  it('one that does not arrive is a failed call, and is asked for again by the next one', async () => {
    const { get, listEndpoints: list, parts } = openParts();
    const open = parts[3]?.open;
    open?.mockRejectedValueOnce(new TypeError('not fetched')).mockRejectedValueOnce(new TypeError('not fetched'));
    await expect(get('/flights')).rejects.toThrow('not fetched');
    expect((await get('/tasks')).status).toBe(200);
    await expect(list()).rejects.toThrow('not fetched');
    expect((await get('/flights')).status).toBe(200);
    expect((await get('/events')).status).toBe(200);
    expect(open).toHaveBeenCalledTimes(3);
  });

  it('take a body, write to the same store, and fail on demand as the first does', async () => {
    const { answer, failures, get, storage } = openParts();
    const write = (path: string, body: unknown) =>
      answer(new Request(`http://site.test${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }));
    expect((await write('/add/event', { title: 'New', start: '2026-11-20', end: '2026-11-21' })).status).toBe(200);
    expect((await write('/add/order', { orderId: '#1', billingName: 'Zoe', total: 10 })).status).toBe(200);
    expect([...storage.kept.keys()]).toEqual(['surge.demo.events', 'surge.demo.orders']);
    failures.set('GET /events', true);
    expect(await (await get('/events')).json()).toEqual({ message: 'Cannot get events' });
  });

  it('know the tables of the first, which knows none of theirs', () => {
    // Compared by tsc: a resource that names a table of another part is an error.
    const isMissing: 'jobs' | 'orders' extends keyof import('./db.ts').Db ? false : true = true;
    const isThere: 'tasks' extends keyof import('./shop-db.ts').ShopDb ? true : false = true;
    expect([isMissing, isThere]).toEqual([true, true]);
  });
});
