import { describe, expect, it } from 'vitest';
import { createLens, cutStrips, halfView, project, RANGE, sight, turnLimit } from './lens.ts';

const sizes = [
  [375, 667],
  [390, 844],
  [640, 360],
  [1280, 720],
  [320, 250],
] as const;

describe('lens', () => {
  it.each(sizes)('covers %i x %i with strips that meet', (width, height) => {
    const edges = cutStrips(createLens(width, height));
    expect(edges[0]).toBe(0);
    expect(edges.at(-1)).toBe(width);
    for (let i = 1; i < edges.length; i++) expect(edges[i] ?? 0).toBeGreaterThan(edges[i - 1] ?? 0);
  });
  it.each(sizes)('never turns beyond the panorama at %i x %i', (width, height) => {
    const lens = createLens(width, height);
    expect(turnLimit(lens) + halfView(lens)).toBeCloseTo(RANGE / 2);
  });
  it('puts what lies ahead on the horizon in the middle', () => {
    const lens = createLens(640, 360);
    expect(project(lens, 0.4, 0, [0.4, 0])).toEqual({ x: 320, y: lens.horizon });
    expect(project(lens, 0, 0, [2, 0])).toBeUndefined();
  });
  it('sees a point to the right at a positive azimuth, a high one at a positive slope', () => {
    const [azimuth, rise] = sight([0, 1.5, 0], 0, [1, 2.5, 1]);
    expect(azimuth).toBeCloseTo(Math.PI / 4);
    expect(rise).toBeCloseTo(1 / Math.SQRT2);
  });
});
