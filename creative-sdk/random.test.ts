import { describe, expect, it } from 'vitest';
import { createRandom, fbm1, noise1 } from './random.ts';

const take = (seed: number, count: number) => Array.from({ length: count }, createRandom(seed));

describe('createRandom', () => {
  it('repeats itself for a seed and differs for another', () => {
    expect(take(7, 20)).toEqual(take(7, 20));
    expect(take(7, 20)).not.toEqual(take(8, 20));
  });

  it('fills 0 to 1 evenly', () => {
    const values = take(3, 10_000);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = values.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(share).toBeGreaterThan(850);
      expect(share).toBeLessThan(1150);
    }
  });
});

describe('noise', () => {
  it('is smooth and bounded', () => {
    for (let x = 0; x < 40; x += 0.01) {
      expect(Math.abs(noise1(x))).toBeLessThanOrEqual(1);
      expect(Math.abs(fbm1(x))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise1(x + 0.01) - noise1(x))).toBeLessThan(0.05);
    }
  });
});
