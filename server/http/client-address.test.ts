import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { toClientAddress, toNetwork } from './client-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['0x7f.1', undefined],
  ['evil', undefined],
  ['1.2.3.4, 5', undefined],
  ['', undefined],
  [undefined, undefined],
])('counts the address %s as %s', (given, counted) => {
  expect(toNetwork(given)).toBe(counted);
});

it.each([
  [0, '198.51.100.1', '192.0.2.1'],
  [1, '198.51.100.1', '198.51.100.1'],
  [1, 'spoofed, 198.51.100.1', '198.51.100.1'],
  [2, 'spoofed, 198.51.100.1, 203.0.113.5', '198.51.100.1'],
  [1, 'spoofed', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
])('behind %i trusted proxies, with X-Forwarded-For %s, takes %s for the client', async (trustProxy, forwarded, address) => {
  const app = new Hono().get('/', (c) => c.text(toClientAddress(c, trustProxy)));
  const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded };
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: '::ffff:192.0.2.1' } } });
  expect(await answer.text()).toBe(address);
});
