import { easeInOut, mix } from '#creative-sdk/motion.ts';

/** Seconds of autoplay: the blind lifts by itself, a hand draws it up, then four weathers, and the first again. */
export const LIFTS_AT = 0.7;
export const LIFTED = 0.34;
const GRAB = { comes: 1.15, holds: 1.65, lets: 2.85, leaves: 3.3 } as const;

export const taps: readonly { readonly at: number; readonly chip: number }[] = [
  { at: 4.9, chip: 1 },
  { at: 7.1, chip: 2 },
  { at: 9.3, chip: 3 },
  { at: 11.5, chip: 0 },
];
const APPROACH_S = 0.5;
const LEAVE_S = 0.35;

/** How far the hand has pulled the blind up, or undefined while it holds none. */
export function raisedBy(t: number): number | undefined {
  return t >= GRAB.holds && t <= GRAB.lets ? mix(LIFTED, 1, easeInOut((t - GRAB.holds) / (GRAB.lets - GRAB.holds))) : undefined;
}

export interface HandCue {
  readonly on: 'blind' | number;
  /** How close the hand is to its goal: 0 aside, 1 on it. */
  readonly near: number;
  readonly isDown: boolean;
}

export function handCue(t: number): HandCue | undefined {
  if (t > GRAB.comes && t < GRAB.leaves)
    return {
      on: 'blind',
      near: easeInOut((t - GRAB.comes) / (GRAB.holds - GRAB.comes - 0.08)) * (1 - easeInOut((t - GRAB.lets) / (GRAB.leaves - GRAB.lets))),
      isDown: t > GRAB.holds - 0.06 && t < GRAB.lets,
    };
  const tap = taps.find(({ at }) => t > at - APPROACH_S && t < at + LEAVE_S);
  if (!tap) return undefined;
  return {
    on: tap.chip,
    near: easeInOut((t - tap.at + APPROACH_S) / (APPROACH_S - 0.08)) * (1 - easeInOut((t - tap.at - 0.1) / (LEAVE_S - 0.1))),
    isDown: Math.abs(t - tap.at) < 0.09,
  };
}

/** True after the last tap: the windows that open next are those of the end card. */
export function isLast(t: number): boolean {
  return t >= (taps.at(-1)?.at ?? 0);
}
