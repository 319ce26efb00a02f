import { describe, expect, it } from 'vitest';
import { createRandom } from '#creative-sdk/random.ts';
import { areaOf, clipPolygon, middleOf, plate } from './polygon.ts';
import { scatterSites, shatter } from './shatter.ts';

describe('polygons', () => {
  it('keep the part inside a half-plane', () => {
    const square = plate(10, 10, 0);
    expect(areaOf(square)).toBeCloseTo(100);
    expect(areaOf(clipPolygon(square, { nx: 1, ny: 0, d: 0 }))).toBeCloseTo(50);
    expect(clipPolygon(square, { nx: 1, ny: 0, d: -6 })).toEqual([]);
    expect(middleOf(square)).toEqual({ x: 0, y: 0 });
  });
});

describe('shatter', () => {
  const random = createRandom(5);
  const size = { w: 240, h: 136 };
  const outline = plate(size.w, size.h, 14);
  const slope = Math.SQRT1_2;
  const cut = { at: { x: 12, y: -7 }, dx: slope, dy: -slope };

  it('loses no glass and makes none', () => {
    for (let round = 0; round < 40; round++) {
      const shards = shatter(outline, scatterSites(14, size, cut, random), cut);
      const whole = shards.reduce((sum, shard) => sum + areaOf(shard.outline), 0);
      expect(whole).toBeCloseTo(areaOf(outline), 3);
      expect(shards.length).toBeGreaterThanOrEqual(10);
    }
  });

  it('lets no shard lie across the cut', () => {
    for (const { outline: corners, side } of shatter(outline, scatterSites(14, size, cut, random), cut)) {
      for (const p of corners) {
        const across = (p.x - cut.at.x) * -cut.dy + (p.y - cut.at.y) * cut.dx;
        expect(across * side).toBeGreaterThan(-1e-6);
      }
    }
  });
});
