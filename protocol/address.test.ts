import { expect, it } from 'vitest';
import { isHttps, isWebAddress } from './address.ts';

it.each([
  'http://x.example',
  'HTTPS://X.example/',
  'https://x.example:8443/a?b#c',
  'https://ad.doubleclick.example/ddm/clk/1;2;k?https://brand.example/?utm=a|b',
  'https://clicks.example/c?cb=%%CACHEBUSTER%%&t=[timestamp]&p={clickurl}&to=https%3A%2F%2Fbrand.example%2F%3Fa%3D1%26b%3D2',
  `https://x.example/${'a'.repeat(4000)}`,
])('the address %s is allowed', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://x.example/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  'ftp://x.example/',
  '//x.example/',
  '\\\\x.example\\',
  'https:\\\\x.example',
  'https:/x.example',
  'https:x.example',
  '/landing',
  './index.html',
  'x.example',
  '',
  'https://',
  'https:///x',
  'https://.example/',
  'https://user@x.example/',
  'https://x.example@y.example/',
  'https://x.example:80:80/',
  ' https://x.example/',
  'https://x.example/\n',
  'ht\ttps://x.example/',
  'https://x.example/a b',
  'https://x.example/\u0000',
  'https://x.example/\u0085',
  '\u0001https://x.example/',
  'httpſ://x.example/',
  `https://x.example/${'a'.repeat(9000)}`,
  undefined,
  null,
  7,
  ['https://x.example/'],
  { toString: () => 'https://x.example/' },
])('the address %j is refused', (address) => {
  expect(isWebAddress(address)).toBe(false);
  expect(isHttps(address)).toBe(false);
});

it('an ad may leave only to https addresses of limited length', () => {
  expect(isHttps('https://a.example')).toBe(true);
  expect(isHttps('http://a.example')).toBe(false);
  expect(isHttps(`https://x.example/${'a'.repeat(2100)}`)).toBe(false);
});
