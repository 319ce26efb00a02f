import { describe, expect, it } from 'vitest';
import { ARCH_R, AXLE_X, AXLE_Y, body, deckHeight, roofHeight } from './body.ts';
import { contour } from './contour.ts';

describe('the body', () => {
  it('is solid inside, empty outside and the same on both sides', () => {
    expect(body(0, 0.6, 0)).toBeLessThan(0);
    expect(body(0, 2, 0)).toBeGreaterThan(0);
    expect(body(0, 0.6, 1.3)).toBeGreaterThan(0);
    expect(body(-2.7, 0.5, 0)).toBeGreaterThan(0);
    expect(body(2.6, 0.6, 0)).toBeGreaterThan(0);
    expect(body(0.7, 0.8, 0.5)).toBe(body(0.7, 0.8, -0.5));
  });

  it('keeps the wheel arches below the bonnet and the hips', () => {
    for (const x of [AXLE_X.front, AXLE_X.rear]) expect(AXLE_Y + ARCH_R).toBeLessThan(deckHeight(x, 0.45));
  });

  it('has a cabin above the deck in the middle only', () => {
    expect(roofHeight(0.4, 0)).toBeGreaterThan(deckHeight(0.4, 0) + 0.3);
    expect(roofHeight(-1.6, 0)).toBeLessThan(deckHeight(-1.6, 0));
  });

  it('has an outline without steps, except at its ends', () => {
    for (let i = 6; i < contour.length - 4; i++) expect(Math.abs((contour[i]?.[1] ?? 0) - (contour[i - 1]?.[1] ?? 0))).toBeLessThan(0.06);
  });
});
