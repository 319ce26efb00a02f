import { describe, expect, it } from 'vitest';
import { kelvinAt, kelvins, tintAt } from './warmth.ts';

describe('warmth', () => {
  it('grows bluer with every step', () => {
    const blues = kelvins.map((_, step) => tintAt(step)[2]);
    expect(blues).toEqual([...blues].sort((a, b) => a - b));
  });

  it('blends between steps and stays within them', () => {
    const [, green] = tintAt(1.5);
    expect(green).toBeGreaterThan(tintAt(1)[1]);
    expect(green).toBeLessThan(tintAt(2)[1]);
    expect(tintAt(-3)).toEqual(tintAt(0));
    expect(tintAt(9)).toEqual(tintAt(4));
  });

  it('names the temperature', () => {
    expect(kelvinAt(0)).toBe(1900);
    expect(kelvinAt(99)).toBe(4000);
  });
});
