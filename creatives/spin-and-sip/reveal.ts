import { clamp, easeInOut, easeOut, ramp } from '#creative-sdk/motion.ts';

/** Seconds after the wheel stopped until the end card is composed. */
export const REVEAL_S = 2.9;
/** Seconds after the wheel stopped when the cup is full. */
export const FULL_S = 2.15;

/** How far each part of the reveal is, 0 … 1. */
export interface Reveal {
  /** The winning wedge swells and settles: up and down again. */
  readonly pulse: number;
  /** The other wedges step back. */
  readonly dim: number;
  /** The camera goes from above (0) to the side (1). */
  readonly tilt: number;
  /** The winning wedge takes over the whole lid. */
  readonly spread: number;
  /** The pointer leaves, then dives into the drink as a straw. */
  readonly strawOut: number;
  readonly strawIn: number;
  readonly pour: number;
  readonly title: number;
  readonly ticket: number;
  readonly buttons: number;
}

export const BEFORE: Reveal = revealAt(-1);
export const AFTER: Reveal = revealAt(REVEAL_S);

export function revealAt(t: number): Reveal {
  return {
    pulse: Math.sin(Math.PI * clamp(t / 0.5)),
    dim: ramp(t, 0, 0.25) * (1 - ramp(t, 0.6, 0.9)),
    tilt: easeInOut(clamp((t - 0.5) / 0.8)),
    spread: easeInOut(clamp((t - 0.42) / 0.6)),
    strawOut: clamp((t - 0.3) / 0.4) ** 2,
    strawIn: clamp((t - 1.25) / 0.55),
    pour: clamp((t - 0.95) / (FULL_S - 0.95)),
    title: easeOut((t - 1.35) / 0.5),
    ticket: clamp((t - 1.75) / 0.7),
    buttons: easeOut((t - 2.25) / 0.45),
  };
}
