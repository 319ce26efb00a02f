import { mix } from '#creative-sdk/motion.ts';

/** The hour the ad is named after, and begins and ends with: 19:04. */
export const GOLDEN_H = 19 + 4 / 60;
export const DAY_H = 24;

/** Where the two lights stand on the stage, as fractions of its width; the golden sun is at the right end of its path. */
const PATH = { from: 0.2, to: 0.655 } as const;
const SUN = { rise: 5.2, set: 19.75 } as const;
const MOON = { rise: 20, set: 29 } as const;

export interface Light {
  /** Fraction of the stage's width. */
  readonly x: number;
  /** Height over the horizon: 0 on it, 1 at its highest, below 0 when it is down. */
  readonly lift: number;
}

/** 0 ≤ hour < 24 */
export function wrapHour(hour: number): number {
  return ((hour % DAY_H) + DAY_H) % DAY_H;
}

/** The shorter way from one hour of the clock to another: −12 … 12. */
export function hoursBetween(from: number, to: number): number {
  return wrapHour(to - from + DAY_H / 2) - DAY_H / 2;
}

/** `7.1` → `07:06` */
export function toClock(hour: number): string {
  const minutes = Math.round(wrapHour(hour) * 60) % (DAY_H * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export function sunAt(hour: number): Light {
  const h = hoursBetween(12.5, hour) + 12.5;
  return {
    x: mix(PATH.from, PATH.to, (h - SUN.rise) / (GOLDEN_H - SUN.rise)),
    lift: Math.sin(Math.PI * clampPath((h - SUN.rise) / (SUN.set - SUN.rise))),
  };
}

export function moonAt(hour: number): Light {
  const h = hoursBetween(0.5, hour) + 24.5;
  return {
    x: mix(PATH.from, PATH.to, (h - MOON.rise) / (MOON.set - MOON.rise)),
    lift: Math.sin(Math.PI * clampPath((h - MOON.rise) / (MOON.set - MOON.rise))),
  };
}

/** A little below the horizon on both sides, never round to the other side of the sine. */
function clampPath(u: number): number {
  return Math.min(1.25, Math.max(-0.25, u));
}

/** The light, sun or moon, that can be dragged at this hour. */
export function heldLight(hour: number): Light {
  return isDay(hour) ? sunAt(hour) : moonAt(hour);
}

export function isDay(hour: number): boolean {
  const h = wrapHour(hour);
  return h >= 4.9 && h < 19.95;
}

/** How many hours pass when the held light is dragged over this fraction of the stage's width. */
export function hoursOfDrag(hour: number, fraction: number): number {
  const speed = isDay(hour) ? GOLDEN_H - SUN.rise : MOON.set - MOON.rise;
  return (fraction * speed) / (PATH.to - PATH.from);
}

/** The hour at which the sun stands over this fraction of the width. */
export function hourOfPlace(x: number): number {
  const u = Math.min(1, Math.max(0.04, (x - PATH.from) / (PATH.to - PATH.from)));
  return mix(SUN.rise, GOLDEN_H, u);
}
