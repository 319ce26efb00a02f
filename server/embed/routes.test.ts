import { expect, it } from 'vitest';
import { createTestApp } from '#server/app-fixture.ts';

it('answers oEmbed that any origin may read and keep', async () => {
  const { app } = await createTestApp();
  const response = await app.request('/oembed?url=http%3A%2F%2Fsurge.test%2Fplay%2F12');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.json()).toEqual({ origin: 'http://surge.test', url: 'http://surge.test/play/12' });
});

it.each([
  ['/oembed', 404, 'No demo has this address.'],
  ['/oembed?url=http%3A%2F%2Fsurge.test%2Fplay%2F12&format=yaml', 501, 'The formats are json and xml.'],
])('answers %s with %i', async (path, status, text) => {
  const { app } = await createTestApp();
  const response = await app.request(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});
