import { clamp } from '#creative-sdk/motion.ts';

/** Where the gauge stops, metres. */
export const FLOOR_M = 300;
/** At this depth a metre takes half as much of the picture as at the surface: near the reef the picture moves fast, in the deep slowly. */
const HALF_M = 30;
const LOG_RANGE = Math.log(1 + FLOOR_M / HALF_M);

/** Stops of the dive: where the calm version cuts to, and what the gauge calls the water below them. */
export const stops = [
  { depth: 0, zone: 'Surface' },
  { depth: 20, zone: 'Reef' },
  { depth: 90, zone: 'Open blue' },
  { depth: 200, zone: 'Twilight' },
  { depth: FLOOR_M, zone: 'The last metre' },
] as const;

/** Metres to the share of the fall, 0 at the surface, 1 at the floor. */
export function toFall(depth: number): number {
  return Math.log(1 + clamp(depth, 0, FLOOR_M) / HALF_M) / LOG_RANGE;
}

/** The share of the fall back to metres. */
export function toDepth(fall: number): number {
  return HALF_M * (Math.exp(clamp(fall) * LOG_RANGE) - 1);
}

export function nearestStop(depth: number): number {
  return stops.reduce((best, stop) => (Math.abs(stop.depth - depth) < Math.abs(best - depth) ? stop.depth : best), 0);
}

/** The next stop below (`direction` 1) or above (−1) `depth`; the last one when there is none. */
export function neighbourStop(depth: number, direction: 1 | -1): number {
  const depths = stops.map((stop) => stop.depth);
  const found = direction > 0 ? depths.find((d) => d > depth + 0.5) : depths.findLast((d) => d < depth - 0.5);
  return found ?? (direction > 0 ? FLOOR_M : 0);
}

export function zoneAt(depth: number): string {
  return stops.findLast((stop) => depth >= stop.depth - 0.5)?.zone ?? stops[0].zone;
}
