import { expect, it } from 'vitest';
import { toEncoding } from './encoding.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['br ; q=1.0', 'br'],
  ['brotli, xgzip', undefined],
  ['GZIP', 'gzip'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['br;level=4;q=0, gzip', 'gzip'],
  ['br;q="0', 'br'],
  [',;=,"gzip', undefined],
  [';q=0,br', 'br'],
])('for Accept-Encoding %s chooses %s', (header, encoding) => {
  expect(toEncoding(header)).toBe(encoding);
});
