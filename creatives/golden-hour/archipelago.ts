import { growIsland, growRange, type Island, type Point } from './island.ts';
import type { View } from './view.ts';

/** One depth of the world. */
export interface Depth {
  readonly parallax: number;
  /** How far below the horizon its islands stand, units. */
  readonly low: number;
  /** 0 at hand … 1 in the haze. */
  readonly haze: number;
  readonly islands: readonly { readonly x: number; readonly island: Island }[];
}

interface Plot {
  /** From the golden sun, in stages. */
  readonly at: number;
  /** Half width as units, or as a share of a narrow stage, whichever is less. */
  readonly half: number;
  readonly high: number;
  readonly towers: number;
  readonly seed: number;
}

/** The first two of each are the frame of the golden composition. */
const middlePlots: readonly Plot[] = [
  { at: -0.43, half: 132, high: 92, towers: 4, seed: 41 },
  { at: 0.27, half: 112, high: 78, towers: 4, seed: 7 },
  { at: -0.05, half: 26, high: 15, towers: 2, seed: 3 },
  { at: 0.6, half: 74, high: 58, towers: 3, seed: 12 },
  { at: 0.82, half: 96, high: 84, towers: 4, seed: 23 },
  { at: -0.72, half: 40, high: 34, towers: 2, seed: 31 },
];
const nearPlots: readonly Plot[] = [
  { at: -0.61, half: 104, high: 62, towers: 4, seed: 17 },
  { at: 0.4, half: 96, high: 58, towers: 3, seed: 58 },
  { at: 0.7, half: 40, high: 50, towers: 2, seed: 62 },
  { at: 0.96, half: 88, high: 52, towers: 4, seed: 71 },
  { at: -0.98, half: 54, high: 66, towers: 2, seed: 83 },
];

export const FAR = { parallax: 0.36, haze: 0.74, high: 34 } as const;

export function chartRange(view: View): Point[] {
  return growRange(view.lap * FAR.parallax, FAR.high * view.rise);
}

export function chartDepths(view: View): Depth[] {
  const settle = (plots: readonly Plot[]) =>
    plots.map(({ at, half, high, towers, seed }) => ({
      x: at * view.across,
      island: growIsland({ half: Math.min(half, view.across * half * 0.0017), high: high * view.rise, towers, seed }),
    }));
  return [
    { parallax: 0.52, low: 4, haze: 0.44, islands: settle(middlePlots) },
    { parallax: 0.76, low: 15, haze: 0.14, islands: settle(nearPlots) },
  ];
}
