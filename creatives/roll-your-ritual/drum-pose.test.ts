import { describe, expect, it } from 'vitest';
import { apothem, circumradius, landOn, lightOn, poseFace, stepsAbove } from './drum-pose.ts';

const HEIGHT = 200;

describe('the drum', () => {
  it('closes: every face is as far from the axle as the front one', () => {
    for (const position of [0, 0.3, 2, 7.6]) {
      for (let i = 0; i < 5; i++) {
        const { y, z } = poseFace(i, position, HEIGHT, 1);
        expect(Math.hypot(y, z)).toBeCloseTo(apothem(HEIGHT), 6);
      }
    }
  });

  it('has the earlier step above the front one', () => {
    expect(poseFace(1, 2, HEIGHT, 1).y).toBeLessThan(0);
    expect(poseFace(3, 2, HEIGHT, 1).y).toBeGreaterThan(0);
    expect(poseFace(1, 2, HEIGHT, 1).angle).toBeCloseTo(72, 6);
  });

  it('unrolls into a flat strip without gaps', () => {
    const ys = [0, 1, 2, 3, 4].map((i) => poseFace(i, 2, HEIGHT, 0).y);
    expect(ys).toEqual([-2 * HEIGHT, -HEIGHT, 0, HEIGHT, 2 * HEIGHT].map((y) => expect.closeTo(y, 6)));
    expect(new Set([0, 1, 2, 3, 4].map((i) => poseFace(i, 2, HEIGHT, 0).z.toFixed(6))).size).toBe(1);
  });

  it('turns the short way', () => {
    expect(stepsAbove(4, 0)).toBe(1);
    expect(stepsAbove(0, 4)).toBe(-1);
    expect(stepsAbove(2, 12)).toBe(0);
  });

  it('lands on a face, two at most from where it was taken', () => {
    expect(landOn(2.2, 0, 2)).toBe(2);
    expect(landOn(2.2, 3, 2)).toBe(3);
    expect(landOn(2.2, 90, 2)).toBe(4);
    expect(landOn(2, -90, 2)).toBe(0);
  });

  it('has corners outside its faces', () => {
    expect(circumradius(HEIGHT)).toBeGreaterThan(apothem(HEIGHT));
  });

  it('is lit from above: a face that looks up sees more of the key than one that looks down', () => {
    expect(lightOn(36).z).toBeGreaterThan(lightOn(0).z);
    expect(lightOn(-36).z).toBeLessThan(lightOn(0).z);
    expect(lightOn(-72).z).toBeLessThan(0.1);
  });
});
