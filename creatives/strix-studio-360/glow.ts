import { project, turnPoint, type View } from './camera.ts';
import type { Vec3 } from './solid.ts';

interface Lamp {
  readonly from: Vec3;
  readonly to: Vec3;
  /** Which way it shines, in the car's space. */
  readonly facing: Vec3;
  readonly tint: readonly [number, number, number];
  readonly power: number;
}

const WHITE = [0.75, 0.88, 1] as const;
const RED = [1, 0.1, 0.05] as const;

const lampsOfCar: readonly Lamp[] = [
  { from: [-2.3, 0.6, 0.45], to: [-2.08, 0.68, 0.86], facing: [-0.95, 0, 0.31], tint: WHITE, power: 0.5 },
  { from: [-2.3, 0.6, -0.45], to: [-2.08, 0.68, -0.86], facing: [-0.95, 0, -0.31], tint: WHITE, power: 0.5 },
  { from: [2.34, 0.9, 0.05], to: [2.2, 0.9, 0.86], facing: [0.97, 0, 0.24], tint: RED, power: 0.42 },
  { from: [2.34, 0.9, -0.05], to: [2.2, 0.9, -0.86], facing: [0.97, 0, -0.24], tint: RED, power: 0.42 },
];

export interface Glows {
  /** Six times x, y, x, y in fractions of the picture's height from the bottom left. */
  readonly lines: number[];
  /** Six times red, green, blue, strength. */
  readonly tints: number[];
}

/** The lines on the picture that glow, and how much the camera looks into them. */
export function toGlows(view: View, yaw: number, aspect: number, lamps: number): Glows {
  const lines: number[] = [];
  const tints: number[] = [];
  for (const { from, to, facing, tint, power } of lampsOfCar) {
    const a = project(view, yaw, from);
    const b = project(view, yaw, to);
    lines.push(a.x * aspect, 1 - a.y, b.x * aspect, 1 - b.y);
    const towards = turnPoint(facing, yaw)[2];
    tints.push(...tint, power * lamps * Math.max(0, Math.min(1, (towards + 0.15) * 1.6)) ** 1.5);
  }
  while (lines.length < 24) {
    lines.push(0, 0, 0, 0);
    tints.push(0, 0, 0, 0);
  }
  return { lines, tints };
}
