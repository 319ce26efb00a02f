import { clamp, ramp } from '#creative-sdk/motion.ts';
import type { Pose } from './pose.ts';

/** A drag of the top card. */
export interface CardDrag {
  /** Where in the card the finger lies, −1 … 1. */
  readonly u: number;
  readonly v: number;
  /** Design units since the press. */
  readonly dx: number;
  readonly dy: number;
  /** Design units a second. */
  readonly vx: number;
}

/** The pose of a card that is dragged: it turns around the finger, tilts in the direction of the drag and lags behind like paper. */
export function heldPose(pose: Pose, { u, v, dx, dy, vx }: CardDrag, isCalm: boolean): Pose {
  const held = { ...pose, x: pose.x + dx, y: pose.y + dy * 0.4 - 4, s: pose.s * 1.03 };
  if (isCalm) return held;
  return {
    ...held,
    rz: dx * 0.07 * (v > 0.45 ? -1 : 1),
    ry: clamp(u * 21 + dx * 0.09 + vx * 0.014, -36, 36),
    rx: clamp(-v * 17 - dy * 0.08, -26, 26),
  };
}

/** The pose of a waiting card: tilted towards the pointer, or swaying slowly. */
export function swayAt(t: number, hover: Pick<CardDrag, 'u' | 'v'> | undefined, isCalm: boolean): Pick<Pose, 'rx' | 'ry'> {
  if (isCalm) return { rx: 2, ry: 7 };
  if (hover) return { rx: -hover.v * 16, ry: hover.u * 22 };
  const wobble = ramp(t, WOBBLE_AT, WOBBLE_AT + 0.2) - ramp(t, WOBBLE_AT + 0.6, WOBBLE_AT + 1.2);
  const turn = (t - WOBBLE_AT) * 7;
  return { rx: 3.5 * Math.sin(t * 1.1 + 1) + 20 * wobble * Math.cos(turn), ry: 8.5 * Math.sin(t * 1.35) + 34 * wobble * Math.sin(turn) };
}

/** Seconds until the waiting card leans once all around: it can be tilted. */
const WOBBLE_AT = 1.55;
/** A swipe counts from here: design units, and CSS pixels per second. */
export const SWIPE = 64;
export const FLICK = 520;
