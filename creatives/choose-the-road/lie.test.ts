import { describe, expect, it } from 'vitest';
import { HALF, LANE, Way } from './lie.ts';
import { bendAt, drivingPose, isAtCut } from './track.ts';
import { project, VAN } from './van-shape.ts';

const lie = bendAt(3);
const way = new Way(lie);

describe('a road', () => {
  it('narrows towards its end on the horizon', () => {
    const widths = [0, 600, 2400, 9000].map((s) => Math.hypot(way.at(s, HALF)[0] - way.at(s, -HALF)[0], way.at(s, HALF)[1] - way.at(s, -HALF)[1]));
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    const [, y] = way.at(100_000, 0);
    expect(y).toBeGreaterThan(lie.eye[1]);
    expect(y).toBeLessThan(lie.eye[1] + 8);
  });
});

describe('the van in the bend', () => {
  const pose = drivingPose('coast', 3);

  it('stands in its lane, in the size that things have there', () => {
    const [x, y, scale] = way.at(0, LANE);
    expect(pose.x).toBeCloseTo(x);
    expect(Math.abs(pose.y - y)).toBeLessThan(2);
    expect(pose.scale).toBeCloseTo(scale);
  });

  it('is seen with the vanishing points of the road: what is closer is larger, and it heads where the lane does', () => {
    const tall = (x: number) => project(pose, [x, 0, 0])[1] - project(pose, [x, VAN.roof, 0])[1];
    expect(tall(VAN.length)).toBeGreaterThan(tall(0) * 1.08);
    const slope = (from: readonly number[], to: readonly number[]) => ((to[1] ?? 0) - (from[1] ?? 0)) / ((to[0] ?? 0) - (from[0] ?? 0));
    const wheels = slope(project(pose, [0, 0, 0]), project(pose, [VAN.length, 0, 0]));
    expect(wheels).toBeCloseTo(slope(way.at(150, LANE + VAN.width / -2), way.at(-150, LANE + VAN.width / -2)), 1);
  });
});

it('around a cut, nothing is drawn beside a recorded picture that may be of the other set-up', () => {
  expect([1.95, 2.05, 5, 8].map(isAtCut)).toEqual([true, true, true, true]);
  expect([1, 3, 7.5].map(isAtCut)).toEqual([false, false, false]);
});
