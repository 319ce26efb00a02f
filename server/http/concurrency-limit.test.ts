import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

it('runs the allowed number of works at once, the rest in order, and continues after a failure', async () => {
  const limit = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (index: number) =>
    limit(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (index === 1) throw new Error('no');
      return index;
    });
  const all = Promise.allSettled([0, 1, 2, 3].map(work));
  expect(begun).toEqual([0, 1]);
  for (let ended = 0; ended < 4; ended++) {
    ends[ended]?.();
    await new Promise(setImmediate);
    expect(begun).toEqual([0, 1, 2, 3].slice(0, 3 + ended));
  }
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await limit(async () => 'again')).toBe('again');
});
