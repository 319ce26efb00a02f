import { describe, expect, it } from 'vitest';
import { SHEET } from './brush.ts';
import { planCabin } from './cabin-plan.ts';
import { shiftOf } from './outlook.ts';
import { DEPTHS } from './world.ts';

describe('the planes behind the windows', () => {
  it('stand in their places while nobody looks aside and no time passes', () => {
    for (const depth of Object.values(DEPTHS)) for (const part of shiftOf(depth, 0, [0, 0])) expect(part).toBeCloseTo(0);
  });
  it('move 1 : 0.6 : 0.3 from near to far, against the gaze', () => {
    for (const [time, gaze] of [
      [0, [1, 1]],
      [0, [-0.4, 0.8]],
      [3, [0.5, -1]],
    ] as const) {
      const near = shiftOf(DEPTHS.near, time, gaze);
      for (const [depth, part] of [
        [DEPTHS.mid, 0.6],
        [DEPTHS.far, 0.3],
      ] as const)
        for (const [axis, shift] of shiftOf(depth, time, gaze).entries()) expect(shift).toBeCloseTo((near[axis] ?? 0) * part);
    }
    expect(shiftOf(DEPTHS.near, 0, [1, 1])[0]).toBeLessThan(-20);
  });
  it.each([
    [970, 250],
    [390, 844],
    [390, 390],
    [844, 390],
  ])('reach beyond the glass on a stage of %i x %i, wherever they move', (width, height) => {
    const { panes, middle, scale } = planCabin(width, height, false);
    const seen = Math.max(...panes.map((pane) => Math.min(width, pane.x + pane.width) - middle)) / scale;
    for (let time = 0; time < 15; time += 0.5) expect(seen + Math.abs(shiftOf(DEPTHS.near, time, [-1, 0])[0])).toBeLessThan(SHEET.width / 2);
  });
});
