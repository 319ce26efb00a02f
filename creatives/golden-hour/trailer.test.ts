import { describe, expect, it } from 'vitest';
import { GOLDEN_H } from './day.ts';
import { handCue, TRAILER, trailerHour } from './trailer.ts';

describe('trailerHour', () => {
  it('begins and ends at 19:04, a day later', () => {
    expect(trailerHour(0)).toBe(GOLDEN_H);
    expect(trailerHour(TRAILER.taps)).toBeCloseTo(GOLDEN_H + 24);
    expect(trailerHour(60)).toBeCloseTo(GOLDEN_H + 24);
  });

  it('never goes back and never jumps', () => {
    for (let t = 0; t < 14; t += 1 / 30) {
      const step = trailerHour(t + 1 / 30) - trailerHour(t);
      expect(step).toBeGreaterThan(-1e-9);
      expect(step).toBeLessThan(0.25);
    }
  });

  it('has its hand on the light first and on the place last', () => {
    expect(handCue(1)).toMatchObject({ on: 'light', isDown: true });
    expect(handCue(6)).toBeUndefined();
    expect(handCue(TRAILER.taps)).toMatchObject({ on: 'place', isDown: true });
  });
});
