import { beforeEach, describe, expect, it } from 'vitest';
import { demos } from '#catalogue/demos.ts';
import { MAX_BATCH, type MeasuredEvent } from '#protocol/events.ts';
import { createTestApp, site } from '#server/app-fixture.ts';
import { createOverload } from '#server/http/overload.ts';
import type { EventCounter } from './event-counter.ts';

const view = { name: 'view', demo: demos[0]?.id, device: 'desktop' };
const counted: { language: string; events: readonly MeasuredEvent[] }[] = [];
let dropped = 0;
const eventCounter: EventCounter = {
  count: (language, events) => void counted.push({ language, events }),
  drop: (count) => {
    dropped += count;
  },
  get dropped() {
    return dropped;
  },
  flush: async () => {},
};
const createApp = (overrides = {}) => createTestApp({ eventCounter, getSite: () => ({ ...site, demos }), ...overrides });
type App = Awaited<ReturnType<typeof createApp>>['app'];

const own = { origin: 'http://surge.test', 'content-type': 'application/json' };
const post = (app: App, body: unknown, headers: Record<string, string> = own) =>
  app.request('http://surge.test/api/events', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers });
const countedEvents = () => counted.flatMap(({ events }) => events);

beforeEach(() => {
  counted.length = 0;
  dropped = 0;
});

describe('POST /api/events', () => {
  it('counts a batch and answers without a body or anything to store', async () => {
    const { app } = await createApp();
    const response = await post(app, { language: 'gr', events: [view, { ...view, name: 'engaged', seconds: 4.5 }] });
    expect([response.status, await response.text(), response.headers.has('set-cookie')]).toEqual([204, '', false]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(counted).toEqual([{ language: 'gr', events: [view, { ...view, name: 'engaged', seconds: 4.5 }] }]);
  });

  it('drops unknown events and counts how many (F47)', async () => {
    const { app } = await createApp();
    const wrong = [
      { ...view, demo: 999_999 },
      { ...view, demo: -1 },
      { ...view, name: 'engaged', seconds: -4 },
      { ...view, count: -5, at: '2099-01-01' },
    ];
    expect((await post(app, { language: 'en', events: [...wrong, view] })).status).toBe(204);
    expect([countedEvents(), dropped]).toEqual([[view, view], 3]);
    expect((await post(app, { language: 'en', events: Array(MAX_BATCH + 1).fill(view) })).status).toBe(204);
    expect([countedEvents().length, dropped]).toEqual([2 + MAX_BATCH, 4]);
    expect((await post(app, { language: 'xx', events: [view, view] })).status).toBe(204);
    expect([countedEvents().length, dropped]).toEqual([2 + MAX_BATCH, 6]);
  });

  it.each([
    ['', 400],
    ['{', 400],
    ['['.repeat(5000), 400],
    ['null', 422],
    ['[]', 422],
    ['{"language":"en"}', 422],
    ['{"language":"en","events":"view"}', 422],
    [JSON.stringify({ language: 'en', events: [], filler: 'x'.repeat(9 * 1024) }), 413],
  ])('refuses the body %.20s with %i', async (body, status) => {
    const { app } = await createApp();
    const response = await post(app, body);
    expect([response.status, counted]).toEqual([status, []]);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });

  it('refuses a long body that does not announce its length', async () => {
    const { app } = await createApp();
    const body = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 9; part++) controller.enqueue(new TextEncoder().encode('x'.repeat(1024)));
        controller.close();
      },
    });
    const init = { method: 'POST', body, headers: own, duplex: 'half' };
    expect((await app.request('http://surge.test/api/events', init)).status).toBe(413);
  });

  it('accepts JSON from pages of this site only (F48)', async () => {
    const { app } = await createApp();
    const batch = { language: 'en', events: [view] };
    expect((await post(app, batch, { ...own, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post(app, batch, { ...own, origin: 'https://other.example' })).status).toBe(403);
    expect((await post(app, batch, { ...own, origin: 'null' })).status).toBe(403);
    expect((await post(app, batch, { 'content-type': 'application/json' })).status).toBe(403);
    expect(counted).toEqual([]);
  });

  it('limits how much one address may send in a minute, and serves others meanwhile', async () => {
    const { app } = await createApp({ trustProxy: 1, eventBatchesPerMinute: 3 });
    const from = async (address: string) => (await post(app, { language: 'en', events: [view] }, { ...own, 'x-forwarded-for': address })).status;
    const answers = [];
    for (let time = 0; time < 4; time++) answers.push(await from('203.0.113.7'));
    expect(answers).toEqual([204, 204, 204, 429]);
    expect(await from('203.0.113.8')).toBe(204);
    expect(countedEvents()).toHaveLength(4);
  });

  it('refuses events first under overload', async () => {
    const { app } = await createApp({ overload: createOverload(() => 200) });
    const response = await post(app, { language: 'en', events: [view] });
    expect([response.status, response.headers.get('retry-after'), counted]).toEqual([503, '5', []]);
    expect((await app.request('/')).status).toBe(200);
  });
});

it('answers other methods with 405 and the method that is allowed', async () => {
  const { app } = await createApp();
  const response = await app.request('/api/events');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});
