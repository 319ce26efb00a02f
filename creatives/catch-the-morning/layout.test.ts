import { describe, expect, it } from 'vitest';
import { BOWL_HEIGHT, LANES, laneAt, laneX, layOut } from './layout.ts';

const stages = [
  [300, 600],
  [320, 250],
  [640, 360],
  [390, 700],
  [970, 250],
  [300, 250],
] as const;

describe('layOut', () => {
  it('keeps the bowl inside the picture wherever it is', () => {
    for (const [w, h] of stages) {
      const { width, height, play, end, from, to } = layOut(w, h, false);
      expect(from - play.r).toBeGreaterThanOrEqual(0);
      expect(to + play.r).toBeLessThanOrEqual(width);
      for (const { y, r } of [play, end]) expect(y + BOWL_HEIGHT * r).toBeLessThanOrEqual(height);
    }
  });

  it('finds every lane again', () => {
    const layout = layOut(300, 600, false);
    for (let lane = 0; lane < LANES; lane++) expect(laneAt(layout, laneX(layout, lane) + 4)).toBe(lane);
  });
});
