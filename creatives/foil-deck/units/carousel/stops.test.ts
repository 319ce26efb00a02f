import { describe, expect, it } from 'vitest';
import { landing, PAIRS, stepsTo, stopAt, stops } from './stops.ts';

describe('the two carousels', () => {
  it('begin with strangers, and never leave two stops of strangers side by side', () => {
    expect(PAIRS).toBe(3);
    expect(stops[0]?.name).toBeUndefined();
    stops.forEach((stop, i) => {
      expect(stop.name ?? stops[(i + 1) % stops.length]?.name).toBeDefined();
    });
  });

  it('go round without an end, in both directions', () => {
    for (const at of [-11, -5, -1, 0, 3, 4, 5, 12]) {
      expect(stepsTo(stopAt(at), at)).toBe(0);
      expect(stepsTo(stopAt(at + 1), at)).toBe(1);
      expect(stepsTo(stopAt(at - 2), at)).toBe(-2);
    }
  });

  it('move on by a short push, farther by a throw, and not at all by a touch', () => {
    expect(landing(0, 0.1, 0)).toBe(0);
    expect(landing(0, 0.3, 0)).toBe(1);
    expect(landing(3, 2.7, 0)).toBe(2);
    expect(landing(0, 0.8, 6)).toBe(2);
    expect(landing(0, 0.9, 40)).toBe(2);
    expect(landing(-1, -1.2, -9)).toBe(-2);
  });
});
