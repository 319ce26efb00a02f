import { expect, it } from 'vitest';
import { createTestApp } from '#server/app-fixture.ts';

it('answers VAST that a player of any origin may read and keep', async () => {
  const { app } = await createTestApp();
  const response = await app.request('/tags/6.xml?landing=https%3A%2F%2Fshop.example%2F');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await response.text()).toBe('<vast origin="http://surge.test" landing="https://shop.example/"/>');
});

it('answers VMAP with the same parameters', async () => {
  const { app } = await createTestApp();
  const response = await app.request('/tags/6.vmap.xml?landing=https%3A%2F%2Fshop.example%2F');
  expect(await response.text()).toBe('<vmap origin="http://surge.test" landing="https://shop.example/"/>');
});

it.each([
  ['/tags/6.xml?landing=javascript%3Aalert(1)', 400, 'landing: wrong'],
  ['/tags/7.xml', 404, 'No such tag.'],
  ['/tags/6', 404, 'No such tag.'],
  ['/tags/__proto__.xml', 404, 'No such tag.'],
])('answers %s with %i', async (path, status, text) => {
  const { app } = await createTestApp();
  const response = await app.request(path);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});
