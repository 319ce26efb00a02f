import { FILM } from './view.ts';

export const HORIZON = 262;
/** The roads part here: share of the way from the horizon to the bottom. */
export const SPLIT = 0.52;
/** Where each road meets the horizon, film units. */
const ENDS = [196, 486, 772] as const;
/** Half the road's width at the bottom, film units. */
const HALF = 205;

/** The middle of road `index` and half its width at depth `k`: 0 horizon, 1 bottom. */
export function roadAt(index: number, k: number): { x: number; y: number; half: number } {
  const apart = Math.max(0, (SPLIT - k) / SPLIT);
  const end = ENDS[index] ?? 480;
  // Turned away first, then running out to its own place on the horizon.
  return {
    x: 482 + (end - 482) * apart ** 1.7,
    y: HORIZON + (FILM.height - HORIZON) * k,
    half: HALF * k * (1 - 0.34 * Math.min(1, apart * 2.4)) + 1.2,
  };
}
