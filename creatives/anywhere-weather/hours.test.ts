import { describe, expect, it } from 'vitest';
import { luminance } from '#creative-sdk/colour.ts';
import { skies } from '#protocol/context.ts';
import { skyAt } from './hours.ts';

describe('the sky by the hour', () => {
  it('closes at midnight', () => expect(skyAt(24)).toEqual(skyAt(0)));
  it('is a colour at every hour, also beyond the day', () => {
    for (let hour = -1; hour <= 25; hour += 0.25) {
      const { zenith, belly, horizon, lamps } = skyAt(hour, skies[Math.abs(hour * 4) % skies.length]);
      for (const colour of [zenith, belly, horizon]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(lamps).toBeGreaterThanOrEqual(0);
      expect(lamps).toBeLessThanOrEqual(1);
    }
  });
  it('is brighter at noon than at night, and brighter at the horizon than above', () => {
    expect(luminance(skyAt(13).horizon)).toBeGreaterThan(luminance(skyAt(23).horizon));
    expect(luminance(skyAt(16).horizon)).toBeGreaterThan(luminance(skyAt(16).zenith));
  });
  it('is another one in every weather', () => {
    expect(new Set(skies.map((sky) => skyAt(13, sky).belly)).size).toBe(skies.length);
    expect(luminance(skyAt(13, 'clear').belly)).toBeGreaterThan(luminance(skyAt(13, 'storm').belly));
  });
});
