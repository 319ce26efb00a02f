import { clamp, easeInOut, easeOut, ramp } from '#creative-sdk/motion.ts';
import type { Note } from '#creative-sdk/sound.ts';

/** Seconds from the third card to the moment the circle closes, and to the composed end. */
export const BURST_S = 2.15;
export const RITUAL_S = 3.3;
/** Seconds from the burst until nothing moves in the picture any more. */
const ROLL_S = 4.6;

/** The ritual at one moment; all values 0 … 1, except `turn`, radians. */
export interface Ritual {
  /** The deck has left the table, and the cards come together. */
  readonly isMeeting: boolean;
  /** The circle draws itself. */
  readonly circle: number;
  readonly turn: number;
  /** The cards stand far out at 1, at the centre at 0. */
  readonly reach: number;
  /** The signs leave their cards and meet in the middle. */
  readonly signs: number;
  /** The light of the moment they meet. */
  readonly flash: number;
  /** The ring that runs outwards from it. */
  readonly shock: number;
  readonly isBurst: boolean;
  /** The headline, which has left before the name of the spell comes. */
  readonly words: number;
  readonly title: number;
  readonly buttons: number;
  /** The swarm in the picture is on its way. */
  readonly roll: number;
}

export function ritualAt(age: number): Ritual {
  const after = age - BURST_S;
  return {
    isMeeting: age > 0.3,
    circle: easeInOut(age / 1.1),
    turn: 4.2 * ramp(age, 0.5, BURST_S + 0.4) ** 2,
    reach: 1 - ramp(age, 1.45, BURST_S),
    signs: ramp(age, 0.75, 1.95),
    flash: after < 0 ? ramp(age, BURST_S - 0.22, BURST_S) * 0.5 : (1 - clamp(after / 0.7)) ** 2,
    shock: clamp(after / 0.9),
    isBurst: after >= 0,
    words: 1 - ramp(after, -0.5, -0.1),
    title: easeOut((after - 0.12) / 0.4),
    buttons: easeOut((after - 0.7) / 0.4),
    roll: easeOut(after / ROLL_S),
  };
}

export const NO_RITUAL: Ritual = { ...ritualAt(0), circle: 1 };
export const DONE: Ritual = ritualAt(60);

export const FLICK_OF_CARD: Note = { hz: 900, to: 5000, seconds: 0.14, isAir: true };
export const SHIMMER: readonly Note[] = [1760, 2217, 2637, 3520].map((hz, i) => ({ hz, seconds: 0.9, level: 0.3, after: i * 0.06 }));
