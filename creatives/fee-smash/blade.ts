import { clamp } from '#creative-sdk/motion.ts';
import type { Point } from './polygon.ts';
import type { Cut } from './shatter.ts';

/** Where a plate is: its middle, its turn in radians, and its size on the screen. */
export interface Pose extends Point {
  readonly angle: number;
  readonly w: number;
  readonly h: number;
}

export interface Chord {
  readonly from: Point;
  readonly to: Point;
  /** The stroke goes on inside the plate. */
  readonly isOpen: boolean;
}

export function toLocal({ x, y, angle }: Pose, p: Point): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: (p.x - x) * cos + (p.y - y) * sin, y: (p.y - y) * cos - (p.x - x) * sin };
}

export function toWorld({ x, y, angle }: Pose, p: Point): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + p.x * cos - p.y * sin, y: y + p.x * sin + p.y * cos };
}

/** The part of the stroke from `a` to `b` that lies in the plate, in the plate's own coordinates (Liang and Barsky). */
export function chordIn(pose: Pose, a: Point, b: Point): Chord | undefined {
  const [p, q] = [toLocal(pose, a), toLocal(pose, b)];
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  let [enter, leave] = [0, 1];
  for (const [along, start, half] of [
    [dx, p.x, pose.w / 2],
    [dy, p.y, pose.h / 2],
  ] as const) {
    if (along === 0) {
      if (Math.abs(start) > half) return undefined;
      continue;
    }
    const [t0, t1] = [(-half - start) / along, (half - start) / along];
    enter = Math.max(enter, Math.min(t0, t1));
    leave = Math.min(leave, Math.max(t0, t1));
  }
  if (enter > leave) return undefined;
  const at = (t: number) => ({ x: p.x + dx * clamp(t), y: p.y + dy * clamp(t) });
  return { from: at(enter), to: at(leave), isOpen: leave >= 1 };
}

/** The straight cut that a stroke makes between two points of the plate; a stroke without length cuts upwards to the right. */
export function cutThrough(from: Point, to: Point): Cut {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return length < 1 ? { at, dx: 0.87, dy: -0.493 } : { at, dx: (to.x - from.x) / length, dy: (to.y - from.y) / length };
}
