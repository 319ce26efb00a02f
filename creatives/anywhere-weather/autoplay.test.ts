import { describe, expect, it } from 'vitest';
import { handCue, isLast, LIFTED, LIFTS_AT, raisedBy, taps } from './autoplay.ts';

describe('autoplay', () => {
  it('makes its first move within two seconds and ends in time', () => {
    expect(LIFTS_AT).toBeLessThan(2);
    expect(taps.at(-1)?.at).toBeLessThan(12);
    expect(isLast(12)).toBe(true);
    expect(isLast(5)).toBe(false);
  });
  it('draws the blind from where it stands to its top', () => {
    expect(raisedBy(1.65)).toBeCloseTo(LIFTED);
    expect(raisedBy(2.85)).toBeCloseTo(1);
    expect(raisedBy(5)).toBeUndefined();
  });
  it('presses every chip with the hand on it', () => {
    for (const { at, chip } of taps) {
      expect(handCue(at)).toMatchObject({ on: chip, isDown: true });
      expect(handCue(at)?.near).toBeCloseTo(1);
    }
    expect(handCue(0.5)).toBeUndefined();
  });
});
