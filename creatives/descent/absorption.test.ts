import { describe, expect, it } from 'vitest';
import { luminance, toRgb } from '#creative-sdk/colour.ts';
import { daylightAt, lumeAt, sunAt, surfaceAt } from './absorption.ts';

const depths = Array.from({ length: 61 }, (_, i) => i * 5);

describe('daylight', () => {
  it('becomes weaker with every metre', () => {
    for (const [index, depth] of depths.entries()) {
      const above = depths[index - 1];
      if (above === undefined) continue;
      expect(luminance(daylightAt(depth).water[1])).toBeLessThanOrEqual(luminance(daylightAt(above).water[1]) + 1e-6);
    }
  });

  it('loses blue last', () => {
    for (const depth of [50, 120, 200]) {
      const [red, , blue] = toRgb(daylightAt(depth).water[0]);
      expect(blue).toBeGreaterThan(red * 4);
    }
  });

  it('is replaced by the lume', () => {
    expect([lumeAt(0), sunAt(0), surfaceAt(0)]).toEqual([0, 1, 1]);
    expect([lumeAt(300), sunAt(300), surfaceAt(300)]).toEqual([1, 0, 0]);
  });

  it('is defined beyond the ends of the table', () => {
    expect(daylightAt(-1)).toEqual(daylightAt(0));
    expect(daylightAt(400)).toEqual(daylightAt(300));
  });
});
