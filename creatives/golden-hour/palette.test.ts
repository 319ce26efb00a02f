import { describe, expect, it } from 'vitest';
import { contrast } from '#creative-sdk/colour.ts';
import { paletteAt } from './palette.ts';

const quarters = Array.from({ length: 96 }, (_, i) => i / 4);

describe('paletteAt', () => {
  it('keeps white text readable on the upper sky and the near water at every hour', () => {
    for (const hour of quarters) {
      const { sky, seaDeep } = paletteAt(hour);
      for (const colour of [...sky.slice(0, 3), seaDeep]) expect(contrast('#ffffff', colour), `${hour} h, ${colour}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('ends the day as it began', () => {
    expect(paletteAt(24)).toEqual(paletteAt(0));
    expect(paletteAt(43.067)).toEqual(paletteAt(19.067));
  });

  it('lights lamps and stars by night only', () => {
    expect(paletteAt(12)).toMatchObject({ lamps: 0, stars: 0 });
    expect(paletteAt(23)).toMatchObject({ lamps: 1, stars: 1 });
    expect(paletteAt(19.067).lamps).toBeGreaterThan(0.5);
  });
});
