import { describe, expect, it } from 'vitest';
import { growIsland, growRange } from './island.ts';
import { simplify, toMoves, toShortPath } from './svg-path.ts';

describe('growIsland', () => {
  const plan = { half: 100, high: 80, seed: 5, towers: 4 };

  it('is the same for the same plan', () => {
    expect(growIsland(plan)).toEqual(growIsland(plan));
  });

  it('stands on the water and keeps its height', () => {
    const { body, top } = growIsland(plan);
    expect(body[0]?.[1]).toBeCloseTo(0);
    expect(body.at(-1)?.[1]).toBeCloseTo(0);
    expect(top).toBeLessThan(-60);
    expect(top).toBeGreaterThan(-120);
  });
});

describe('growRange', () => {
  it('is seamless', () => {
    const crest = growRange(400, 30).slice(1, -1);
    expect(crest.at(-1)?.[1]).toBeCloseTo(crest[0]?.[1] ?? Number.NaN, 5);
  });
});

describe('short path data', () => {
  it('leaves out points on the line', () => {
    const points = [
      [0, 0],
      [5, 0.2],
      [10, 0],
      [10, 8],
    ] as const;
    expect(simplify(points, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 8],
    ]);
  });

  it('does not let rounding add up', () => {
    const points = Array.from({ length: 11 }, (_, i) => [i * 1.4, i % 2] as const);
    const moved = [...toShortPath(points).matchAll(/[ l](-?\d+)[ -]/g)].length;
    expect(toShortPath(points).endsWith('z')).toBe(true);
    expect(moved).toBeGreaterThan(0);
    expect(
      toMoves([
        [10, 4, 6],
        [8, 6, 3],
      ]),
    ).toBe('M10 4h6m-8 2h3');
  });
});
