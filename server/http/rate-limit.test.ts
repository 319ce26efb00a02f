import { expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

it('allows the set number per key and window, and as many in the next window', () => {
  let now = 0;
  const limit = new RateLimit({ limit: 2, windowMs: 1000, now: () => now });
  expect([limit.allows('a'), limit.allows('a'), limit.allows('a'), limit.allows('b')]).toEqual([true, true, false, true]);
  now = 999;
  expect(limit.allows('a')).toBe(false);
  now = 1000;
  expect(limit.allows('a')).toBe(true);
});

it('remembers a bounded number of keys, and removes the least recently used one', () => {
  const limit = new RateLimit({ limit: 1, windowMs: 60_000, maxKeys: 3, now: () => 0 });
  for (const key of ['a', 'b', 'c']) limit.allows(key);
  expect(limit.allows('a')).toBe(false);
  limit.allows('d');
  expect([limit.allows('a'), limit.allows('b')]).toEqual([false, true]);
  for (let index = 0; index < 100_000; index++) limit.allows(`x${index}`);
  expect(limit.size).toBe(3);
});
