import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTestApp } from '#server/app-fixture.ts';
import { MAX_BODY_BYTES, MAX_DECK_BYTES, MAX_PICTURE_BYTES } from './request-guard.ts';

const own = { origin: 'http://localhost' };

/** The same bytes, once with their length announced and once in chunks. */
const bodies = (bytes: number) => {
  const body = new Uint8Array(bytes).fill(97);
  const chunks = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let from = 0; from < bytes; from += 1000) controller.enqueue(body.subarray(from, from + 1000));
        controller.close();
      },
    });
  return [
    { body, headers: { ...own, 'content-length': String(bytes) } },
    { body: chunks(), headers: own, duplex: 'half' },
    { body: chunks(), headers: { ...own, 'transfer-encoding': 'chunked', 'content-length': '1' }, duplex: 'half' },
  ];
};

it.each(['/login', '/api/briefs', '/api/csp', '/no/such/page', '/creatives/x'])('%s accepts 64 KB and not one byte more', async (path) => {
  const { app } = await createTestApp();
  for (const request of bodies(MAX_BODY_BYTES)) expect((await app.request(path, { method: 'POST', ...request })).status).not.toBe(413);
  for (const request of bodies(MAX_BODY_BYTES + 1)) expect((await app.request(path, { method: 'POST', ...request })).status).toBe(413);
});

it.each([
  ['/api/decks', MAX_DECK_BYTES],
  [`/api/decks/${'x'.repeat(22)}/change`, MAX_DECK_BYTES],
  [`/api/decks/${'x'.repeat(22)}/pictures`, MAX_PICTURE_BYTES],
  [`/api/decks/${'x'.repeat(22)}/comments`, MAX_BODY_BYTES],
  ['/api/decks/change', MAX_BODY_BYTES],
])('%s accepts %s bytes and not one more', async (path, most) => {
  const { app } = await createTestApp();
  for (const request of bodies(most)) expect((await app.request(path, { method: 'POST', ...request })).status).not.toBe(413);
  for (const request of bodies(most + 1)) expect((await app.request(path, { method: 'POST', ...request })).status).toBe(413);
});

it('refuses a body that never ends as soon as it is too long', async () => {
  const { app } = await createTestApp();
  let chunks = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks++;
      controller.enqueue(new Uint8Array(8192));
    },
  });
  const endless = { method: 'POST', headers: own, body, duplex: 'half' };
  expect((await app.request('/login', endless)).status).toBe(413);
  expect(chunks).toBeLessThan(12);
});

it('refuses compressed bodies, and bodies that only claim to be compressed', async () => {
  const { app } = await createTestApp();
  const body = gzipSync(Buffer.alloc(1_000_000));
  for (const encoding of ['gzip', 'GZIP', 'br', 'deflate', 'gzip, identity', 'x']) {
    const headers = { ...own, 'content-encoding': encoding, 'content-type': 'application/json' };
    expect((await app.request('/api/briefs', { method: 'POST', headers, body })).status).toBe(415);
  }
});

it.each([
  undefined,
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'text/html; application/json',
  'application/json;charset=utf-16',
  'application/json; charset="utf-8"; charset=latin1',
])('refuses the content type %s everywhere in the API', async (type) => {
  const { app } = await createTestApp();
  for (const path of ['/api/briefs', '/api/events', '/api/other']) {
    const response = await app.request(path, {
      method: 'POST',
      headers: { ...own, ...(type ? { 'content-type': type } : {}) },
      body: new Uint8Array([123, 125]),
    });
    expect(response.status).toBe(415);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ message: 'Only application/json is taken here.' });
  }
});

it('answers very long addresses and unknown methods with an error', async () => {
  const { app } = await createTestApp();
  expect((await app.request(`/experience?x=${'y'.repeat(9000)}`)).status).toBe(414);
  const response = await app.request('/', { method: 'BREW', headers: own });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await app.request('/api/none')).status).toBe(404);
});

it.each([undefined, 'text/plain', 'application/json', 'multipart/form-data; boundary=x'])('refuses the content type %s on pages', async (type) => {
  const { app } = await createTestApp();
  const headers = { ...own, ...(type ? { 'content-type': type } : {}) };
  for (const path of ['/login', '/login.data', '/no/such/page']) {
    expect((await app.request(path, { method: 'POST', headers, body: new Uint8Array([120]) })).status).toBe(415);
  }
});

it.each(['application/json', 'application/json; charset=UTF-8', 'Application/JSON ; charset="utf-8"'])(
  'accepts the content type %s in the API',
  async (type) => {
    const { app } = await createTestApp();
    const response = await app.request('/api/events', { method: 'POST', headers: { ...own, 'content-type': type }, body: '[' });
    expect(response.status).toBe(400);
  },
);

it.each([
  ['/', 'GET, HEAD, POST, OPTIONS'],
  ['/api/briefs', 'POST, OPTIONS'],
  ['/api/briefs/ticket', 'GET, HEAD, OPTIONS'],
  ['/creatives/wheel/index.html', 'GET, HEAD, OPTIONS'],
])('lists the methods of %s, and refuses TRACE and unknown methods from any origin', async (path, allow) => {
  const { app } = await createTestApp();
  for (const headers of [{}, own, { origin: 'https://evil.test' }]) {
    const options = await app.request(path, { method: 'OPTIONS', headers });
    expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, allow, '']);
    expect(options.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const method of ['PROPFIND', 'BREW']) expect((await app.request(path, { method, headers })).status).toBe(405);
  }
});
