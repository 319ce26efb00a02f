import { describe, expect, it } from 'vitest';
import { landOn, projectorOf, turnOf } from './drum-pose.ts';

const SHAPE = { width: 200, radius: 150, yaw: -12, distance: 1000 };

describe('the drum', () => {
  it('has the earlier step above the front one, and turns the short way', () => {
    expect(turnOf(2, 2)).toBeCloseTo(0);
    expect(turnOf(1, 2)).toBeCloseTo(72);
    expect(turnOf(3, 2)).toBeCloseTo(-72);
    expect(turnOf(4, 0)).toBeCloseTo(72);
    expect(turnOf(2, 12)).toBeCloseTo(0);
  });

  it('is seen in its true size in front, and smaller behind', () => {
    const project = projectorOf({ ...SHAPE, yaw: 0 });
    expect(project(100, 0, 150)).toEqual({ x: 100, y: expect.closeTo(0), scale: 1 });
    expect(project(0, 90, 150).scale).toBeLessThan(1);
    expect(project(0, 90, 150).y).toBeLessThan(0);
  });

  it('shows its right end: that is nearer, and the back of its lid stands out beside the front', () => {
    const project = projectorOf(SHAPE);
    expect(project(100, 0, 0).scale).toBeGreaterThan(project(-100, 0, 0).scale);
    expect(project(100, 180, 150).x).toBeGreaterThan(project(100, 0, 150).x);
  });

  it('lands on a face, two at most from where it was taken', () => {
    expect(landOn(2.2, 0, 2)).toBe(2);
    expect(landOn(2.2, 3, 2)).toBe(3);
    expect(landOn(2.2, 90, 2)).toBe(4);
    expect(landOn(2, -90, 2)).toBe(0);
  });
});
