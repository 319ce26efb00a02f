import { describe, expect, it } from 'vitest';
import { contrast, mixColour } from '#creative-sdk/colour.ts';
import { DAY, GOLD, mixLight, NIGHT } from './light.ts';

describe('the light of the halves', () => {
  it('lets white words stand on each sky: small ones by day and night, the large ones of the poster on the golden hour', () => {
    for (const [{ sky }, large] of [
      [DAY, 4.5],
      [NIGHT, 4.5],
      [GOLD, 3],
    ] as const)
      for (const [i, colour] of sky.slice(0, 3).entries()) expect(contrast('#ffffff', colour)).toBeGreaterThanOrEqual(i < 2 ? 4.5 : large);
  });

  it('goes from one moment to another through all colours', () => {
    expect(mixLight(DAY, GOLD, 0)).toEqual(DAY);
    expect(mixLight(NIGHT, GOLD, 1)).toEqual(GOLD);
    const half = mixLight(DAY, NIGHT, 0.5);
    expect([half.land, half.stars]).toEqual([mixColour(DAY.land, NIGHT.land, 0.5), NIGHT.stars / 2]);
  });
});
