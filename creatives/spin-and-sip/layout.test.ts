import { describe, expect, it } from 'vitest';
import { CUP_HEIGHT, layOut } from './layout.ts';

const sizes = [
  [320, 480],
  [390, 844],
  [300, 600],
  [640, 360],
  [844, 390],
  [300, 250],
  [1280, 720],
] as const;

describe('layOut', () => {
  it('keeps wheel and cup inside the stage', () => {
    for (const [width, height] of sizes) {
      const { wheel, cup, ...box } = layOut(width, height, false);
      expect(wheel.x - wheel.r).toBeGreaterThanOrEqual(0);
      expect(wheel.x + wheel.r).toBeLessThanOrEqual(box.width);
      expect(wheel.y - wheel.r).toBeGreaterThanOrEqual(0);
      expect(wheel.y + wheel.r).toBeLessThanOrEqual(box.height);
      expect(cup.y + cup.r * CUP_HEIGHT).toBeLessThanOrEqual(box.height);
    }
  });

  it('shows all of the design and fills the stage', () => {
    for (const [width, height] of sizes) {
      const { scale, isWide, ...box } = layOut(width, height, false);
      expect(box.width * scale).toBeCloseTo(width);
      expect(box.height * scale).toBeCloseTo(height);
      expect(box.width).toBeGreaterThanOrEqual((isWide ? 640 : 320) - 1e-6);
      expect(box.height).toBeGreaterThanOrEqual((isWide ? 360 : 480) - 1e-6);
    }
  });

  it('is the design itself at its own size', () => {
    expect(layOut(320, 480, false)).toMatchObject({ scale: 1, width: 320, height: 480, isWide: false });
  });
});
