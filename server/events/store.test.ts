import { describe, expect, it } from 'vitest';
import { BUCKET_SECONDS, toBucket, toMedian } from './store.ts';

const toHistogram = (seconds: readonly number[]) => {
  const buckets = Array.from({ length: BUCKET_SECONDS.length + 1 }, () => 0);
  for (const one of seconds) buckets[toBucket(one)] = (buckets[toBucket(one)] ?? 0) + 1;
  return buckets;
};

describe('buckets of engaged time', () => {
  it('buckets include their upper bound, and the last one takes longer times', () => {
    expect(BUCKET_SECONDS.toSorted((a, b) => a - b)).toEqual([...BUCKET_SECONDS]);
    expect([0.1, 1, 1.1, 2, 21_600, 21_601].map(toBucket)).toEqual([0, 0, 1, 1, BUCKET_SECONDS.length - 1, BUCKET_SECONDS.length]);
  });

  it('buckets give a median that lies at most one bucket from the true one', () => {
    for (const spread of [(n: number) => n * 0.5, (n: number) => 1.05 ** n, (n: number) => 30 + (n % 7)]) {
      const seconds = Array.from({ length: 200 }, (_, index) => spread(index)).sort((a, b) => a - b);
      const real = seconds[100] ?? 0;
      const median = toMedian(toHistogram(seconds)) ?? 0;
      expect(Math.abs(toBucket(median) - toBucket(real)), `${median} for ${real}`).toBeLessThanOrEqual(1);
    }
  });

  it('buckets have no median without any engagement', () => {
    expect(toMedian([])).toBeUndefined();
    expect(toMedian(toHistogram([]))).toBeUndefined();
    expect(toMedian(toHistogram([50_000]))).toBe(21_600);
    expect(toMedian(toHistogram([4]))).toBe(3.5);
  });
});
