import { describe, expect, it } from 'vitest';
import { createTestApp, renders } from '#server/app-fixture.ts';

const OWN = 'https://surge.test';
const origins = {
  same: OWN,
  other: 'https://evil.test',
  'same host, no TLS': 'http://surge.test',
  subdomain: 'https://www.surge.test',
  null: 'null',
  none: undefined,
};
const sites = ['same-origin', 'same-site', 'cross-site', 'none', undefined] as const;
const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', undefined] as const;
const paths = [
  '/',
  '/login',
  '/login.data',
  '/start-campaign',
  '/api/briefs',
  '/api/events',
  '/wallet',
  '/health',
  '/assets/x.js',
  '/creatives/x',
  '/no/such/page',
];

/** The expected results, from the numbered rules of the module. */
const isOwn = (origin: keyof typeof origins, site: (typeof sites)[number]) => origin === 'same' || (origin === 'none' && site === 'same-origin');

const keys = ['same', 'other', 'same host, no TLS', 'subdomain', 'null', 'none'] as const;
const combinations = keys.flatMap((origin) => sites.flatMap((site) => types.map((type) => ({ origin, site, type }))));

describe.each(methods)('%s', (method) => {
  it.each(paths)('%s is accepted from our own pages only', async (path) => {
    const { app } = await createTestApp({ publicOrigin: OWN, publicHost: 'surge.test' });
    renders.count = 0;
    for (const { origin, site, type } of combinations) {
      const given = { host: 'surge.test', origin: origins[origin], 'sec-fetch-site': site, 'content-type': type };
      const headers = Object.entries(given).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
      const before = renders.count;
      const response = await app.request(`${OWN}${path}`, { method, headers });
      const refused = { status: response.status === 403, rendered: renders.count > before && response.status === 403 };
      expect([origin, site, type, refused]).toEqual([origin, site, type, { status: !isOwn(origin, site), rendered: false }]);
    }
  });
});

it('compares the origin with the requested address when no public origin is set', async () => {
  const { app } = await createTestApp();
  const post = async (url: string, origin: string) =>
    (await app.request(url, { method: 'POST', headers: { origin, 'content-type': 'application/x-www-form-urlencoded' } })).status;
  expect(await post('http://localhost:3000/login', 'http://localhost:3000')).toBe(200);
  expect(await post('http://10.0.0.7:3000/login', 'http://10.0.0.7:3000')).toBe(200);
  expect(await post('http://localhost:3000/login', 'http://localhost:3001')).toBe(403);
  expect(await post('http://localhost:3000/login', 'https://localhost:3000')).toBe(403);
});

it('does not check requests that only read', async () => {
  const { app } = await createTestApp();
  for (const method of ['GET', 'HEAD']) {
    expect((await app.request('/', { method, headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' } })).status).toBe(200);
  }
});

it('accepts reports without an origin', async () => {
  const { app } = await createTestApp();
  const headers = { 'content-type': 'application/csp-report', origin: 'null' };
  expect((await app.request('/api/csp', { method: 'POST', headers, body: '{}' })).status).toBe(204);
  expect((await app.request('/api/csp/', { method: 'POST', headers, body: '{}' })).status).toBe(403);
});
