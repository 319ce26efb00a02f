import { describe, expect, it } from 'vitest';
import { AUTOPLAY, autoplayHour, handCue } from './autoplay.ts';
import { GOLDEN_H } from './day.ts';

describe('autoplayHour', () => {
  it('begins and ends at 19:04, a day later', () => {
    expect(autoplayHour(0)).toBe(GOLDEN_H);
    expect(autoplayHour(AUTOPLAY.taps)).toBeCloseTo(GOLDEN_H + 24);
    expect(autoplayHour(60)).toBeCloseTo(GOLDEN_H + 24);
  });

  it('never goes back and never jumps', () => {
    for (let t = 0; t < 14; t += 1 / 30) {
      const step = autoplayHour(t + 1 / 30) - autoplayHour(t);
      expect(step).toBeGreaterThan(-1e-9);
      expect(step).toBeLessThan(0.25);
    }
  });

  it('has its hand on the light first and on the place last', () => {
    expect(handCue(1)).toMatchObject({ on: 'light', isDown: true });
    expect(handCue(6)).toBeUndefined();
    expect(handCue(AUTOPLAY.taps)).toMatchObject({ on: 'place', isDown: true });
  });
});
