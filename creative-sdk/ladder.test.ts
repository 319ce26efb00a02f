import { expect, it } from 'vitest';
import { Ladder } from './ladder.ts';

const judgeAll = (ladder: Ladder, every: number, busy: number) => Array.from({ length: 20 }, () => ladder.judge(every, busy)).some(Boolean);

it('begins as fine as the screen, never finer than two', () => {
  expect(new Ladder(1, 8).ratio).toBe(1);
  expect(new Ladder(1.75, 8).ratio).toBe(1.5);
  expect(new Ladder(3, 8).ratio).toBe(2);
});

it('goes down a step for slow frames and for busy ones, to the end', () => {
  for (const [every, busy] of [
    [40, 2],
    [16, 12],
  ] as const) {
    const ladder = new Ladder(2, 8);
    const ratios = Array.from({ length: 4 }, () => judgeAll(ladder, every, busy) && ladder.ratio);
    expect(ratios).toEqual([1.5, 1, 0.75, false]);
  }
});

it('begins coarse on few processors, and rises once when frames are cheap', () => {
  const ladder = new Ladder(2, 2);
  expect(ladder.ratio).toBe(1);
  expect(judgeAll(ladder, 16, 6)).toBe(false);
  expect([judgeAll(ladder, 16, 2), ladder.ratio]).toEqual([true, 2]);
  expect([judgeAll(ladder, 16, 12), ladder.ratio]).toEqual([true, 1.5]);
  expect([judgeAll(ladder, 16, 2), ladder.ratio]).toEqual([false, 1.5]);
});

it('knows a heavy frame by its median', () => {
  const ladder = new Ladder(1, 8);
  judgeAll(ladder, 16, 4);
  expect(ladder.isHeavy).toBe(false);
  judgeAll(ladder, 16, 6);
  expect(ladder.isHeavy).toBe(true);
});
