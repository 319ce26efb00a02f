import { describe, expect, it } from 'vitest';
import { spot } from './camera.ts';
import { GAP, railPlaces } from './rail.ts';

describe('rail', () => {
  it('puts the chosen glass under the spout and the others beside it', () => {
    const places = railPlaces(1);
    expect(places.map((place) => Math.round((place.x - spot.x) / GAP))).toEqual([-1, 0, 1, 2]);
    expect(places.map((place) => place.alpha)).toEqual([1, 1, 1, 0]);
  });

  it('is endless', () => {
    expect(railPlaces(5)).toEqual(railPlaces(1));
    expect(railPlaces(-3)).toEqual(railPlaces(1));
  });

  it('hides a glass while it changes ends', () => {
    const before = railPlaces(1.499).find((place) => place.index === 0);
    const after = railPlaces(1.501).find((place) => place.index === 0);
    expect(Math.abs((before?.x ?? 0) - (after?.x ?? 0))).toBeGreaterThan(3 * GAP);
    expect(before?.alpha).toBeLessThan(0.01);
    expect(after?.alpha).toBeLessThan(0.01);
  });
});
