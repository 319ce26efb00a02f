import { describe, expect, it, vi } from 'vitest';
import { createCacheKey } from 'workbox-precaching/utils/createCacheKey.js';
import { countBytes, parseMeetingList, parseStoredList, toCacheKey } from './take-along.ts';

const files = [
  { url: '/find', bytes: 40, revision: 'a' },
  { url: '/experience/horizon/preview/5?unit=320x100', bytes: 2, revision: 'a' },
  { url: '/assets/a+b-Xy_1.css', bytes: 600, revision: '' },
];
const list = { version: 'v', files };

describe('parseMeetingList', () => {
  it('reads what the build writes', () => {
    expect(parseMeetingList(JSON.parse(JSON.stringify(list)))).toEqual(list);
    expect(countBytes(files)).toBe(642);
  });

  it.each([
    undefined,
    '<html>',
    {},
    { version: 'v', files: [] },
    { version: 'v', files: [...files, { url: '/find', bytes: '40', revision: 'a' }] },
    { version: 'v', files: [{ url: '//elsewhere.example/x.js', bytes: 1, revision: '' }] },
    { version: 'v', files: [{ url: 'https://elsewhere.example/x.js', bytes: 1, revision: '' }] },
    { version: 'v', files: [{ url: '/find', bytes: -1, revision: '' }] },
  ])('takes nothing else for it: %j', (given) => {
    expect(parseMeetingList(given)).toBeUndefined();
  });

  it('takes a stored list only with its time and its language', () => {
    const stored = { ...list, storedAt: '2026-11-29T00:00:00.000Z', language: 'gr' };
    expect(parseStoredList(stored)).toEqual(stored);
    expect(parseStoredList(list)).toBeUndefined();
  });
});

it('names a file in the cache as Workbox does', () => {
  const origin = 'https://surge.test';
  vi.stubGlobal('location', new URL(origin));
  for (const { url, revision } of files)
    expect(toCacheKey({ url, revision }, origin)).toBe(createCacheKey({ url, revision: revision || null }).cacheKey);
  vi.unstubAllGlobals();
});
