import type { FeatureId } from './film.ts';

/** The van, in its own units: x forward from the rear bumper, y up from the ground, z towards the viewer with 0 at the near side. */
export const VAN = { length: 306, width: 126, roof: 178, wheel: 29, rearAxle: 62, frontAxle: 247 } as const;
export type Point = readonly [x: number, y: number];
export type Point3 = readonly [x: number, y: number, z: number];

export type Eye = readonly [x: number, y: number, away: number];

/** Where the van stands: `x`, `y` is the ground below its middle, film units. Angles in radians. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** 0 is side-on; at a positive yaw the front turns towards the viewer. */
  readonly yaw: number;
  /** The camera looks down by this much. */
  readonly pitch: number;
  /** Where lines that run away meet, film units, and how far off the van's middle is, van units. Absent: it is seen through a long lens. */
  readonly eye?: Eye;
}

/** From the front's foot over bumper, nose, windscreen and roof to the rear's foot. */
const outline: readonly Point[] = [
  [296, 24],
  [304, 36],
  [306, 54],
  [303, 76],
  [295, 97],
  [283, 122],
  [269, 148],
  [256, 166],
  [236, 175],
  [190, 178],
  [120, 178.5],
  [50, 177],
  [20, 171],
  [7, 156],
  [3, 120],
  [1, 70],
  [1, 40],
  [7, 24],
];

/** The outline as a smooth line (Catmull-Rom), eight pieces to a corner. */
export const profile: readonly Point[] = outline.flatMap((from, i) => {
  const to = outline[i + 1];
  if (!to) return [from];
  const [before, after] = [outline[i - 1] ?? from, outline[i + 2] ?? to];
  return Array.from({ length: 8 }, (_, step): Point => {
    const t = step / 8;
    return [spline(before[0], from[0], to[0], after[0], t), spline(before[1], from[1], to[1], after[1], t)];
  });
});

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** How far forward the front reaches at a height. */
export function frontAt(y: number): number {
  for (let i = 1; i < profile.length; i++) {
    const [low, high] = [profile[i - 1], profile[i]];
    if (!low || !high || high[1] < y) continue;
    return low[0] + ((high[0] - low[0]) * (y - low[1])) / Math.max(0.001, high[1] - low[1]);
  }
  return VAN.length;
}

/** A point of the van in the film. */
export function project(pose: Pose, [x, y, z]: Point3): Point {
  const along = x - VAN.length / 2;
  const aside = z + VAN.width / 2;
  const depth = aside * Math.cos(pose.yaw) + along * Math.sin(pose.yaw);
  const px = pose.x + pose.scale * (along * Math.cos(pose.yaw) - aside * Math.sin(pose.yaw));
  const py = pose.y + pose.scale * (depth * Math.sin(pose.pitch) - y * Math.cos(pose.pitch));
  if (!pose.eye) return [px, py];
  const [ex, ey, away] = pose.eye;
  const near = away / (away - depth);
  return [ex + (px - ex) * near, ey + (py - ey) * near];
}

const WAIST = 90;

/** The canvas transform that lays side art (x forward, y down from the ground) on the plane at `z`; with a vanishing point it is exact at `at` only, and close around it. */
export function sidePlane(pose: Pose, z = 0, at = 0): readonly [number, number, number, number, number, number] {
  const [x, y] = project(pose, [at, WAIST, z]);
  const [fx, fy] = project(pose, [at + 1, WAIST, z]);
  const [ux, uy] = project(pose, [at, WAIST + 1, z]);
  return [fx - x, fy - y, x - ux, y - uy, x - at * (fx - x) + WAIST * (x - ux), y - at * (fy - y) + WAIST * (y - uy)];
}

/** Where the features sit on the van; `lift` is how far the roof is up, 0 … 1. */
export function featurePoint(id: FeatureId, lift = 0): Point3 {
  if (id === 'solar') return [104, 185 + lift * 40, -30];
  return id === 'kitchen' ? [157, 124, 0] : [36, 84, 0];
}
