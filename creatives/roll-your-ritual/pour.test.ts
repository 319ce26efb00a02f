import { describe, expect, it } from 'vitest';
import { makeBottle } from './bottles.ts';
import { layOut } from './layout.ts';
import { cutAt } from './pour.ts';
import { leanOver } from './pouring.ts';
import { STEPS } from './steps.ts';

describe('the rope of three essences', () => {
  const fall = { width: 300, floor: 350, unit: 1, middles: [60, 150, 240] };

  it('winds as one at the top, and has a strand over each of the three before the highest of them begins', () => {
    for (const [i, middle] of fall.middles.entries()) {
      expect(Math.abs(cutAt(0, i, fall).x - 200)).toBeLessThan(30);
      expect(Math.abs(cutAt(190, i, fall).x - middle)).toBeLessThan(4);
      expect(cutAt(350, i, fall)).toMatchObject({ x: middle, near: expect.closeTo(0) });
    }
  });
});

describe('a kept product', () => {
  const layout = layOut(300, 600, false);

  it.each(STEPS.map(({ id }) => id))('pours out of its mouth over the vial, and not before it leans: %s', (id) => {
    const { spout } = makeBottle(id, '#ffffff', '#2f4a3b');
    const from = { x: 130, y: 280 };
    expect(leanOver(spout, from, layout, 0.9, 0)).toMatchObject({ ...from, turn: expect.closeTo(0) });
    const { mouth } = leanOver(spout, from, layout, 0.9, 1);
    expect(Math.abs(mouth.x - layout.vial.x)).toBeLessThan(30 * layout.vial.scale);
    expect(mouth.y).toBeLessThan(layout.vial.y - 179 * layout.vial.scale);
  });
});
