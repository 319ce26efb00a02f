import { expect, it } from 'vitest';
import { QualityScaler } from './quality-scaler.ts';

const judgeAll = (scaler: QualityScaler, every: number, busy: number) => Array.from({ length: 20 }, () => scaler.judge(every, busy)).some(Boolean);

it('begins with the pixel ratio of the screen, 2 at most', () => {
  expect(new QualityScaler(1, 8).ratio).toBe(1);
  expect(new QualityScaler(1.75, 8).ratio).toBe(1.5);
  expect(new QualityScaler(3, 8).ratio).toBe(2);
});

it('goes down step by step while frames are slow or busy, until the coarsest ratio', () => {
  for (const [every, busy] of [
    [40, 2],
    [16, 12],
  ] as const) {
    const scaler = new QualityScaler(2, 8);
    const ratios = Array.from({ length: 4 }, () => judgeAll(scaler, every, busy) && scaler.ratio);
    expect(ratios).toEqual([1.5, 1, 0.75, false]);
  }
});

it('begins coarse on few processors, and becomes finer once if frames are cheap', () => {
  const scaler = new QualityScaler(2, 2);
  expect(scaler.ratio).toBe(1);
  expect(judgeAll(scaler, 16, 6)).toBe(false);
  expect([judgeAll(scaler, 16, 2), scaler.ratio]).toEqual([true, 2]);
  expect([judgeAll(scaler, 16, 12), scaler.ratio]).toEqual([true, 1.5]);
  expect([judgeAll(scaler, 16, 2), scaler.ratio]).toEqual([false, 1.5]);
});

it('calls an ad heavy by its median frame', () => {
  const scaler = new QualityScaler(1, 8);
  judgeAll(scaler, 16, 4);
  expect(scaler.isHeavy).toBe(false);
  judgeAll(scaler, 16, 6);
  expect(scaler.isHeavy).toBe(true);
});
