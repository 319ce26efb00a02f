import { describe, expect, it } from 'vitest';
import { AFTER, BEFORE, FULL_S, REVEAL_S, revealAt, swapAt } from './reveal.ts';

describe('revealAt', () => {
  it('holds the win up for half a second before the cup tilts and the wheel melts', () => {
    for (let t = 0.3; t <= 0.9; t += 0.1) expect(revealAt(t)).toMatchObject({ dim: 1, tilt: 0, spread: 0, strawOut: 0 });
  });

  it('is nothing before the stop and all of the end card after it', () => {
    expect(Object.values(BEFORE).every((part) => Math.abs(part) < 1e-9)).toBe(true);
    expect(AFTER).toMatchObject({ tilt: 1, spread: 1, pour: 1, strawIn: 1, title: 1, ticket: 1, buttons: 1, dim: 0 });
    expect(revealAt(FULL_S).pour).toBe(1);
    expect(FULL_S).toBeLessThan(REVEAL_S);
  });

  it('runs back from the end card to the held-up wedge, and keeps the buttons', () => {
    expect(swapAt(0)).toEqual(AFTER);
    expect(swapAt(1)).toMatchObject({ dim: 1, tilt: 0, spread: 0, buttons: 1 });
  });
});
