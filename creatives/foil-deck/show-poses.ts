import type { CreatureId } from './creatures.ts';
import type { Layout } from './layout.ts';
import type { Pose } from './pose.ts';

/** Seconds. */
export const FAN_S = 0.75;
export const RIFFLE_S = 0.8;
export const LEAVE_S = 0.3;
export const POSTER_S = 0.5;
/** The open fan from left to right, the fox in the middle. */
export const FAN: readonly CreatureId[] = ['tide', 'dragon', 'fox', 'owl', 'titan'];

/** One after the other the cards leave the fan in an arc and fall face down on the pile, under the one in front, which never hides its face. */
export function rifflePose(pose: Pose, i: number, age: number): Pose | undefined {
  const local = age - (4 - i) * 0.1;
  const side = i % 2 ? 1 : -1;
  if (!i) return pose;
  if (local < 0) return undefined;
  if (local < 0.17) return { ...pose, x: pose.x + side * 84, y: pose.y - 56, s: pose.s * 0.74, flip: 180, rz: side * 24, dim: 0 };
  return { ...pose, flip: 180 };
}

/** The cards that nobody drafted leave to the side that one passes to. */
export function awayPose({ deck }: Layout, i: number): Pose {
  return { x: -200, y: deck.y + i * 60, s: deck.s * 0.9, rz: -30, rx: 0, ry: 0, flip: 180, dim: 0.5 };
}

/** The hero still: the fox in front at 18°, its kin behind. */
export function stillPose({ deck }: Layout, i: number): Pose {
  const u = i - 2;
  const side = Math.sign(u);
  const { x, y, s } = deck;
  if (!u) return { x, y, s, rz: 5, rx: 5, ry: -18, flip: 0, dim: 0 };
  const far = Math.abs(u);
  return {
    x: x + side * (far === 1 ? 148 : 254) * s,
    y: y + (far * 9 - 6) * s,
    s: s * (far === 1 ? 0.8 : 0.72),
    rz: u * 7,
    rx: 3,
    ry: -side * 16,
    flip: 0,
    dim: far * 0.08 - 0.06,
  };
}

/** A passed card on its way round the pile. */
export function leavingPose({ deck }: Layout): Pose {
  return { x: deck.x - 190 * deck.s, y: deck.y + 24, s: deck.s * 0.96, rz: -24, rx: 0, ry: -40, flip: 0, dim: 0.3 };
}

/** A wave of light runs through the open fan. */
export function rippleAt(i: number, age: number): Pick<Pose, 'rx' | 'ry'> {
  return { rx: 5, ry: (2 - i) * 8 + 26 * Math.sin(age * 5.2 - i * 0.55 + 0.8) };
}
