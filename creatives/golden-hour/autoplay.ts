import { clamp, easeInOut, mix } from '#creative-sdk/motion.ts';
import { GOLDEN_H } from './day.ts';

/** Seconds of autoplay and the hour at each; hours count on past midnight, so that the day ends where it began. */
const stops: readonly (readonly [second: number, hour: number])[] = [
  [0, GOLDEN_H],
  [0.9, GOLDEN_H],
  [2, 20.1],
  [3.1, 21.7],
  [4.1, 23.5],
  [5.2, 27.6],
  [5.9, 29.6],
  [6.6, 30.7],
  [7.3, 32.2],
  [8.2, 35.3],
  [9, 38.1],
  [9.8, 40.4],
  [10.5, 42.4],
  [11, GOLDEN_H + 24],
];
export const AUTOPLAY = { grabs: 0.35, lets: 2.1, comesBack: 10.7, taps: 11.2 } as const;

/** The hour of autoplay, smooth through all its stops (monotone cubic). */
export function autoplayHour(t: number): number {
  const i = Math.max(1, stops.findIndex(([second]) => second > t) === -1 ? stops.length - 1 : stops.findIndex(([second]) => second > t));
  const [from, to] = [stops[i - 1], stops[i]];
  if (!from || !to) return GOLDEN_H;
  const span = to[0] - from[0];
  const u = clamp((t - from[0]) / span);
  const [a, b] = [tangent(i - 1) * span, tangent(i) * span];
  return (2 * u ** 3 - 3 * u ** 2 + 1) * from[1] + (u ** 3 - 2 * u ** 2 + u) * a + (3 * u ** 2 - 2 * u ** 3) * to[1] + (u ** 3 - u ** 2) * b;
}

/** Harmonic mean of the slopes beside a stop; still at both ends. */
function tangent(i: number): number {
  const [before, here, after] = [stops[i - 1], stops[i], stops[i + 1]];
  if (!before || !here || !after) return 0;
  const left = (here[1] - before[1]) / (here[0] - before[0]);
  const right = (after[1] - here[1]) / (after[0] - here[0]);
  return left > 0 && right > 0 ? (2 * left * right) / (left + right) : 0;
}

export interface HandCue {
  /** How close the hand is to the light: 0 aside, 1 on it. */
  readonly approach: number;
  readonly isDown: boolean;
  /** What the hand is at: the light, or the name of the place. */
  readonly on: 'light' | 'place';
}

/** What the drawn hand does, or undefined while it is hidden. */
export function handCue(t: number): HandCue | undefined {
  if (t < AUTOPLAY.lets + 0.35)
    return {
      approach: easeInOut(t / AUTOPLAY.grabs) * (1 - easeInOut((t - AUTOPLAY.lets) / 0.35)),
      isDown: t > 0.7 && t < AUTOPLAY.lets,
      on: 'light',
    };
  if (t > AUTOPLAY.comesBack && t < AUTOPLAY.taps + 0.3)
    return { approach: easeInOut(mix(0, 1, (t - AUTOPLAY.comesBack) / 0.4)), isDown: t > AUTOPLAY.taps - 0.1, on: 'place' };
  return undefined;
}
