import { clamp, easeInOut, easeOut, ramp } from '#creative-sdk/motion.ts';
import { FROZEN_AT } from './splash.ts';

/** Seconds since the bowl was full. */
const STREAM = { from: 1.4, lands: 1.67, ends: 2.3, gone: 2.5 } as const;
const CROWN = { from: 2.17, until: 3.5 } as const;
export const POUR_S = 3.8;

/** What the pouring looks like at one moment. */
export interface Pouring {
  /** The camera goes from the game to the end card, 0 … 1. */
  readonly near: number;
  /** The pouch over the bowl, 0 … 1, and seconds since granola falls from it. */
  readonly tilt: number;
  readonly granola: number;
  /** The stream of milk: how far its head and its tail came, 0 … 1 from above the picture to the bowl. */
  readonly head: number;
  readonly tail: number;
  /** How full of milk the bowl is. */
  readonly level: number;
  /** The splash's own time; it slows down until it stands. */
  readonly splash: number;
  /** Words and buttons of the end card, 0 … 1. */
  readonly words: number;
  readonly buttons: number;
}

export const DRY: Pouring = { near: 0, tilt: 0, granola: 0, head: 0, tail: 0, level: 0, splash: 0, words: 0, buttons: 0 };
export const POURED: Pouring = { near: 1, tilt: 0, granola: 9, head: 1, tail: 1, level: 1, splash: FROZEN_AT, words: 1, buttons: 1 };

export function pouringAt(age: number): Pouring {
  if (age >= POUR_S) return POURED;
  const bullet = clamp((age - CROWN.from) / (CROWN.until - CROWN.from));
  return {
    near: easeInOut(age / 1.2),
    tilt: easeInOut((age - 0.15) / 0.6) - easeInOut((age - 1.3) / 0.6),
    granola: age - 0.7,
    head: clamp((age - STREAM.from) / (STREAM.lands - STREAM.from)) ** 2,
    tail: clamp((age - STREAM.ends) / (STREAM.gone - STREAM.ends)) ** 2,
    level: ramp(age, STREAM.lands, 2.45),
    splash: FROZEN_AT * (1 - (1 - bullet) ** 2.6),
    words: easeOut((age - 2.55) / 0.6),
    buttons: easeOut((age - 3.2) / 0.5),
  };
}
