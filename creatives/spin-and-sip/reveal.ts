import { clamp, easeInOut, easeOut, mix, ramp } from '#creative-sdk/motion.ts';

/** Seconds after the wheel stopped until the end card is composed. */
export const REVEAL_S = 3.4;
/** Seconds after the wheel stopped when the cup is full. */
export const FULL_S = 2.65;

/** The win is held up to be seen this long, seconds, before the cup tilts. */
const HOLD_S = 0.95;

/** How far each part of the reveal is, 0 … 1. */
export interface Reveal {
  /** The straw dips into the winning jelly, then clears its print: above 0 in it, below 0 off it. */
  readonly dip: number;
  /** The ring that runs from there. */
  readonly ring: number;
  /** The winning wedge swells, wobbles and settles. */
  readonly pulse: number;
  /** The other wedges go dark. */
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

/** Seconds in which the end card runs back to the wheel, in which the wheel then turns, and in which all of it is poured again. */
export const BACK_S = 0.75;
export const TURN_S = 0.45;
export const SWAP_S = 2.5;

export const BEFORE: Reveal = revealAt(-1);
export const AFTER: Reveal = revealAt(REVEAL_S);

export function revealAt(t: number): Reveal {
  const held = t - HOLD_S;
  return {
    dip: Math.sin(Math.PI * clamp(t / 0.36)) - 0.4 * ramp(t, 0.26, 0.5),
    ring: clamp(t / 0.75),
    pulse: t <= 0 ? 0 : 1 - Math.exp(-6 * t) * Math.cos(17 * t),
    dim: ramp(t, 0, 0.2) * (1 - ramp(held, 0.5, 0.7)),
    tilt: easeInOut(clamp(held / 0.8)),
    spread: easeInOut(clamp(held / 0.6)),
    strawOut: clamp(held / 0.36) ** 2,
    strawIn: clamp((held - 0.75) / 0.55),
    pour: clamp((held - 0.45) / (FULL_S - HOLD_S - 0.45)),
    title: easeOut((held - 0.85) / 0.5),
    ticket: clamp((held - 1.25) / 0.7),
    buttons: easeOut((held - 1.75) / 0.45),
  };
}

/** The other prize is poured instead: `way` goes from the end card (0) back to the held-up wedge (1). The buttons stay, for one of them has the focus. */
export function swapAt(way: number): Reveal {
  return { ...revealAt(mix(REVEAL_S, HOLD_S - 0.2, way)), buttons: 1 };
}
