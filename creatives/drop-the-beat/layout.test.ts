import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';

describe('layOut', () => {
  it.each([
    [320, 480],
    [640, 360],
    [320, 250],
    [390, 700],
  ])('keeps pads apart and inside at %i x %i', (width, height) => {
    const layout = layOut(width, height, false);
    layout.pads.forEach((pad, i) => {
      expect(pad.x - layout.padRadius).toBeGreaterThanOrEqual(0);
      expect(pad.x + layout.padRadius).toBeLessThanOrEqual(layout.width);
      expect(pad.y + layout.padRadius).toBeLessThanOrEqual(layout.height);
      const next = layout.pads[i + 1];
      if (next) expect(next.x - pad.x).toBeGreaterThan(layout.padRadius * 2);
    });
  });

  it('shows nothing but the buds, larger, in the still', () => {
    expect(layOut(640, 360, true).unit).toBeGreaterThan(layOut(640, 360, false).unit);
    expect(layOut(640, 360, true).hero.x).toBe(320);
  });
});
