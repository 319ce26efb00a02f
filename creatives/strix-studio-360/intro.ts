import { clamp, easeInOut, easeOut, ramp } from '#creative-sdk/motion.ts';

/** Seconds: the bar burns, the strip of light runs over the flank, the softboxes come up, the car turns in, lamps, controls. */
export const INTRO = { bar: 0.02, sweep: 0.1, key: 0.02, turn: 0.4, lamps: 1, panel: 1.05, ends: 1.9 } as const;

/** How much of the light bar burns: it strikes once, catches, then runs to its ends. */
export function ignite(t: number): number {
  const s = t - INTRO.bar;
  if (s <= 0) return 0;
  const strike = 0.22 * ramp(s, 0, 0.07) * (1 - ramp(s, 0.1, 0.17));
  return clamp(Math.max(strike, easeOut((s - 0.18) / 0.5)));
}

/** The running strip of light, 0 before the nose … 1 past the tail. */
export function sweep(t: number): number {
  return easeInOut((t - INTRO.sweep) / 0.9);
}
