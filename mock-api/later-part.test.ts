/** The later part: asked for when it is needed, once, and again where it did not arrive. */
import { describe, expect, it, vi } from 'vitest';
import { createMockApi } from './app.ts';
import { createStorage } from './app-fixture.ts';
import { createStore } from './store.ts';

function openParts() {
  const storage = createStorage();
  const importLaterPart = vi.fn(() => import('./later-part.ts'));
  const { answer, failures, listEndpoints } = createMockApi({
    store: createStore(
      () => storage,
      () => undefined,
    ),
    now: new Date(),
    askNetwork: async () => new Response('from the network', { status: 203 }),
    importLaterPart,
  });
  const get = (path: string) => answer(new Request(`http://site.test${path}`));
  return { answer, failures, listEndpoints, get, importLaterPart, storage };
}

describe('the later part', () => {
  it('is not asked for by the calls of the first', async () => {
    const { get, importLaterPart } = openParts();
    expect((await get('/tasks')).status).toBe(200);
    expect((await get('/wallet')).status).toBe(200);
    expect(importLaterPart).not.toHaveBeenCalled();
  });

  it('is asked for once, by whatever comes first, and passes on what it does not know either', async () => {
    const { get, importLaterPart } = openParts();
    const answers = await Promise.all(['/jobs', '/events', '/elsewhere'].map(get));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 203]);
    expect(importLaterPart).toHaveBeenCalledOnce();
  });

  it('that does not arrive is a failed call, and is asked for again by the next one', async () => {
    const { get, listEndpoints, importLaterPart } = openParts();
    importLaterPart.mockRejectedValueOnce(new TypeError('not fetched')).mockRejectedValueOnce(new TypeError('not fetched'));
    await expect(get('/jobs')).rejects.toThrow('not fetched');
    expect((await get('/tasks')).status).toBe(200);
    await expect(listEndpoints()).rejects.toThrow('not fetched');
    expect((await get('/jobs')).status).toBe(200);
    expect((await get('/events')).status).toBe(200);
    expect(importLaterPart).toHaveBeenCalledTimes(3);
  });

  it('takes a body, writes to the same store, and fails on demand as the first does', async () => {
    const { answer, failures, get, storage } = openParts();
    const write = (path: string, body: unknown) =>
      answer(new Request(`http://site.test${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }));
    expect((await write('/add/event', { title: 'New', start: '2026-11-20', end: '2026-11-21' })).status).toBe(200);
    expect((await write('/add/order', { orderId: '#1', billingName: 'Zoe', total: 10 })).status).toBe(200);
    expect([...storage.kept.keys()]).toEqual(['surge.demo.events', 'surge.demo.orders']);
    failures.set('GET /events', true);
    expect(await (await get('/events')).json()).toEqual({ message: 'Cannot get events' });
  });

  it('knows the tables of the first, which knows none of its own', () => {
    // Compared by tsc: a resource of the first part that names a table of the later one is an error.
    const isMissing: 'jobs' extends keyof import('./db.ts').Db ? false : true = true;
    const isThere: 'orders' extends keyof import('./later-db.ts').LaterDb ? true : false = true;
    expect([isMissing, isThere]).toEqual([true, true]);
  });
});
