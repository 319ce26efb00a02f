import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MEETING_CODE, MEETING_SECRET, type MeetingReceipt } from '#protocol/meeting.ts';
import { createTestApp } from '../app-fixture.ts';
import { runRetentionJob } from '../db/retention-job.ts';
import type { Store } from '../db/store.ts';
import { createTestStore } from '../db/store-fixture.ts';

const HOUR_MS = 60 * 60 * 1000;
let store: Store;
let time: number;
let lifecycle: { isDraining: boolean };
let app: Awaited<ReturnType<typeof createTestApp>>['app'];
const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];

const now = () => new Date(time);
const createServer = async () => (await createTestApp({ store, now, lifecycle })).app;
const call = (path: string, body: unknown, at = app) =>
  at.request(`http://surge.test/api/meetings${path}`, {
    method: 'POST',
    headers: { origin: 'http://surge.test', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const get = (path: string, at = app, headers: Record<string, string> = {}) => at.request(`http://surge.test/api/meetings${path}`, { headers });
const create = async (at = app): Promise<MeetingReceipt> => (await call('', {}, at)).json();
const toState = (n: number, more: object = {}) => ({ n, demo: '12', device: 'laptop', isBlank: false, ...more });

/** Reads a stream until it holds the text. Returns what came so far. */
function createReader(response: Response) {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('no body');
  readers.push(reader);
  const decoder = new TextDecoder();
  let text = '';
  return async (wanted: string | 'end') => {
    while (!text.includes(wanted)) {
      const { done, value } = await reader.read();
      if (done) {
        if (wanted === 'end of stream') return text;
        throw new Error(`ended: ${text}`);
      }
      text += decoder.decode(value);
    }
    return text;
  };
}

beforeEach(async () => {
  store = await createTestStore();
  time = Date.parse('2026-11-20T10:00:00Z');
  lifecycle = { isDraining: false };
  app = await createServer();
});
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.cancel();
  await store.close();
});

describe('a meeting', () => {
  it('is made with a code to read aloud and a secret, and shows nothing yet', async () => {
    const made = await call('', {});
    expect(made.status).toBe(201);
    const { code, secret } = await made.json();
    expect(code).toMatch(MEETING_CODE);
    expect(secret).toMatch(MEETING_SECRET);
    const shown = await get(`/${code}`);
    expect([shown.status, await shown.json()]).toEqual([200, { state: null }]);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    const rows = await store.db.selectFrom('meetings').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('tells each follower what is shown, first of all what is shown now', async () => {
    const { code, secret } = await create();
    expect((await call(`/${code}/state`, { secret, ...toState(1) })).status).toBe(204);
    const response = await get(`/${code}/events`);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBeNull();
    const read = createReader(response);
    expect(await read('data')).toMatch(/^retry: 1000\n\nid: 1\nevent: state\ndata: \{"n":1,"demo":"12","device":"laptop","isBlank":false\}\n\n$/);
    await call(`/${code}/state`, { secret, ...toState(3, { demo: '5:320x100', device: 'phone', touch: { x: 0.5, y: 0.25 } }) });
    expect(await read('id: 3')).toContain('"demo":"5:320x100","device":"phone","isBlank":false,"touch":{"x":0.5,"y":0.25}');
    // An older state comes late.
    await call(`/${code}/state`, { secret, ...toState(2) });
    await call(`/${code}/state`, { secret, ...toState(4) });
    expect(await read('id: 4')).not.toContain('id: 2');
    expect(await (await get(`/${code}`)).json()).toEqual({ state: toState(4) });
  });

  it('does not repeat what a follower has who connects anew', async () => {
    const { code, secret } = await create();
    await call(`/${code}/state`, { secret, ...toState(7) });
    const read = createReader(await get(`/${code}/events`, app, { 'last-event-id': '7' }));
    await call(`/${code}/state`, { secret, ...toState(8) });
    expect(await read('id: 8')).not.toContain('id: 7');
  });

  it('is followed by another server of the store, which also takes the press of the presenter’s phone', async () => {
    const other = await createServer();
    const { code, secret } = await create();
    const read = createReader(await get(`/${code}/events`, other));
    await read('retry');
    await call(`/${code}/state`, { secret, ...toState(1) });
    expect(await read('id: 1')).toContain('"demo":"12"');
    const { ticket } = await (await call(`/${code}/ticket`, { secret }, other)).json();
    const own = createReader(await get(`/${code}/events?ticket=${ticket}`));
    expect(await own('event: followers\ndata: 1')).toContain('event: note\ndata: ""');
    expect((await call(`/${code}/press`, { secret, press: 'next' }, other)).status).toBe(204);
    await call(`/${code}/press`, { secret, press: 'blank' }, other);
    expect(await own('data: "blank"')).toMatch(/event: press\ndata: "next"\n\nevent: press\ndata: "blank"/);
    await call(`/${code}/state`, { secret, ...toState(2), note: 'Say hello.' }, other);
    await own('event: note\ndata: "Say hello."');
    // Followers hear neither of presses nor of notes.
    expect(await read('id: 2')).not.toMatch(/press|note|followers/);
  });

  it('ends for all, and is erased', async () => {
    const other = await createServer();
    const { code, secret } = await create();
    const [here, there] = [createReader(await get(`/${code}/events`)), createReader(await get(`/${code}/events`, other))];
    expect((await call(`/${code}/end`, { secret })).status).toBe(204);
    expect(await here('end of stream')).toContain('event: end');
    expect(await there('end of stream')).toContain('event: end');
    expect((await get(`/${code}`)).status).toBe(404);
    expect((await call(`/${code}/state`, { secret, ...toState(9) })).status).toBe(404);
    expect(await store.db.selectFrom('meetings').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('meeting_followers').selectAll().execute()).toEqual([]);
  });

  it('ends by itself four hours after the last state, and upkeep erases it', async () => {
    const { code, secret } = await create();
    await call(`/${code}/state`, { secret, ...toState(1) });
    time += 4 * HOUR_MS - 1000;
    expect((await get(`/${code}`)).status).toBe(200);
    time += 1000;
    expect((await get(`/${code}`)).status).toBe(404);
    await runRetentionJob({ store, log: () => {}, retentionMonths: 24 }, now());
    expect(await store.db.selectFrom('meetings').selectAll().execute()).toEqual([]);
  });

  it('ends its streams when the server stops, so that followers go to another one', async () => {
    const { code } = await create();
    const read = createReader(await get(`/${code}/events`));
    await read('retry');
    lifecycle.isDraining = true;
    expect(await read('end of stream')).not.toContain('event: end');
    expect((await get(`/${code}/events`)).status).toBe(503);
  });
});

describe('whoever does not belong to it', () => {
  it('finds nothing under a wrong code, with a wrong secret, or with another meeting’s', async () => {
    const [{ code }, { secret: others }] = [await create(), await create()];
    const sentence = { message: 'There is no such meeting, or it has ended.' };
    for (const wrong of ['0000000000', 'short', '<b>', 'ABCDEFGHIJ']) {
      const answer = await get(`/${encodeURIComponent(wrong)}`);
      expect([answer.status, await answer.json()]).toEqual([404, sentence]);
      expect((await get(`/${encodeURIComponent(wrong)}/events`)).status).toBe(404);
    }
    for (const secret of [others, 'x', 7, undefined]) {
      for (const [path, more] of [
        ['state', toState(1)],
        ['press', { press: 'next' }],
        ['end', {}],
        ['ticket', {}],
      ] as const) {
        const answer = await call(`/${code}/${path}`, { secret, ...more });
        expect([path, answer.status, await answer.json()]).toEqual([path, 404, sentence]);
      }
    }
    expect((await get(`/${code}`)).status).toBe(200);
  });

  it('is refused after sixty codes in a minute, a right one too', async () => {
    const { code } = await create();
    for (let count = 0; count < 60; count++) expect((await get(`/000000000${count % 10}`)).status).toBe(404);
    expect([(await get('/0000000000')).status, (await get(`/${code}`)).status]).toEqual([429, 429]);
  });

  it('opens the presenter’s stream by no ticket that was used, is too old, changed, or another meeting’s', async () => {
    const [{ code, secret }, other] = [await create(), await create()];
    const toTicket = async (): Promise<string> => (await (await call(`/${code}/ticket`, { secret })).json()).ticket;
    const ticket = await toTicket();
    createReader(await get(`/${code}/events?ticket=${ticket}`));
    for (const wrong of [ticket, '', 'x', `${(await toTicket()).slice(0, -1)}!`])
      expect((await get(`/${code}/events?ticket=${wrong}`)).status).toBe(403);
    expect((await get(`/${other.code}/events?ticket=${await toTicket()}`)).status).toBe(403);
    const late = await toTicket();
    time += 31_000;
    expect((await get(`/${code}/events?ticket=${late}`)).status).toBe(403);
  });

  it('makes twenty meetings in an hour', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push((await call('', {})).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    time += HOUR_MS;
    expect((await call('', {})).status).toBe(201);
    // Counted by a code made from the address, not by the address.
    expect(JSON.stringify(await store.db.selectFrom('limits').selectAll().execute())).not.toContain('unknown');
  });
});

describe('what a call must look like', () => {
  it('takes thirty states in a second, and ten presses', async () => {
    const { code, secret } = await create();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => (await call(`/${code}/state`, { secret, ...toState(n + 1) })).status),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const pressed = await Promise.all(Array.from({ length: 15 }, async () => (await call(`/${code}/press`, { secret, press: 'next' })).status));
    expect(pressed.filter((status) => status === 204)).toHaveLength(10);
    expect(await (await get(`/${code}`)).json()).toEqual({ state: toState(30) });
  });

  it.each([
    ['/state', { n: 0 }, 422],
    ['/state', { demo: '<script>' }, 422],
    ['/state', { note: 7 }, 422],
    ['/state', { more: 1 }, 400],
    ['/state', { note: 'x'.repeat(5000) }, 413],
    ['/press', { press: 'jump' }, 422],
    ['/end', { why: '' }, 400],
  ])('%s with %j is refused', async (path, more, status) => {
    const { code, secret } = await create();
    const body = path === '/state' ? { secret, ...toState(1), ...more } : { secret, ...more };
    expect((await call(`/${code}${path}`, body)).status).toBe(status);
  });

  it('cuts a note that is too long, and refuses what is no JSON, a list, and other methods', async () => {
    const { code, secret } = await create();
    await call(`/${code}/state`, { secret, ...toState(1), note: 'x'.repeat(700) });
    expect((await store.db.selectFrom('meetings').select('note').executeTakeFirstOrThrow()).note).toHaveLength(600);
    expect((await call('', [])).status).toBe(400);
    expect((await call('', { code })).status).toBe(400);
    const headers = { origin: 'http://surge.test', 'content-type': 'application/json' };
    expect((await app.request('http://surge.test/api/meetings', { method: 'POST', headers, body: '{' })).status).toBe(400);
    expect((await app.request(`http://surge.test/api/meetings/${code}/events`, { method: 'DELETE', headers })).status).toBe(405);
    expect((await get(`/${code}/state`)).status).toBe(405);
    const head = await app.request(`http://surge.test/api/meetings/${code}/events`, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, null]);
  });
});
