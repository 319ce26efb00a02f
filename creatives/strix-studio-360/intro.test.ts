import { describe, expect, it } from 'vitest';
import { INTRO, ignite, sweep } from './intro.ts';

describe('the intro', () => {
  it('starts in the dark and ends with the whole bar burning', () => {
    expect(ignite(0)).toBe(0);
    expect(ignite(1.5)).toBe(1);
    expect(ignite(99)).toBe(1);
  });

  it('flashes at most once: the bar falls back a single time', () => {
    let falls = 0;
    let isFalling = false;
    for (let t = 0; t < 2; t += 0.01) {
      const isDown = ignite(t + 0.01) < ignite(t) - 1e-9;
      if (isDown && !isFalling) falls++;
      isFalling = isDown;
    }
    expect(falls).toBe(1);
  });

  it('runs the strip of light over the whole car before the controls come', () => {
    expect(sweep(INTRO.sweep)).toBe(0);
    expect(sweep(INTRO.panel)).toBe(1);
  });
});
