import { AXLE_X } from './body.ts';
import type { Vec3 } from './solid.ts';

export interface Brackets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the car reaches farthest, on one of its sides: nose, tail, flanks, tyres, roof, spoiler, bonnet, bumpers. */
const ends: readonly Vec3[] = [
  [-2.42, 0.5, 0.3],
  [-2.2, 0.5, 0.85],
  [2.4, 0.95, 0.3],
  [2.24, 0.9, 0.85],
  [AXLE_X.front, 0.7, 0.97],
  [AXLE_X.rear, 0.7, 0.99],
  [AXLE_X.front, 0, 0.9],
  [AXLE_X.rear, 0, 0.9],
  [0.45, 1.34, 0.5],
  [2.34, 1.06, 0.42],
  [-1.94, 0.74, 0.76],
  [-2.25, 0.15, 0.75],
  [2.2, 0.2, 0.65],
];
/** Of the car's width and height, on each side. */
const AIR = 0.06;
/** The corners are seen also where the car is larger than the picture, CSS pixels. */
const MARGIN = 10;
/** Height of the print's edge with its words, CSS pixels. */
const EDGE = 24;

/** The corners around the car, CSS pixels. `place`: where a point of the car is. */
export function toBrackets(place: (point: Vec3) => { readonly x: number; readonly y: number }, stage: { width: number; height: number }): Brackets {
  const all = ends.flatMap(([x, y, z]) => [place([x, y, z]), place([x, y, -z])]);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [airX, airY] = [(right - left) * AIR, (bottom - top) * AIR];
  return {
    left: Math.max(MARGIN, left - airX),
    top: Math.max(MARGIN, top - airY),
    right: Math.min(stage.width - MARGIN, right + airX),
    bottom: Math.min(stage.height - EDGE - MARGIN / 2, bottom + airY),
  };
}
