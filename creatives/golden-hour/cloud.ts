import { createRandom } from '#creative-sdk/random.ts';
import type { Point } from './island.ts';

/** Clouds share the far range's depth. */
export interface Cloud {
  /** From the golden sun, in stages. */
  readonly at: number;
  /** 0 at the top of the sky, 1 at the horizon. */
  readonly low: number;
  /** Half width, in stage heights of sky. */
  readonly half: number;
  /** Height, as a share of the half width. */
  readonly tall: number;
  readonly seed: number;
}

/** Thin bands that the low sun lights from below. */
export const bands: readonly Cloud[] = [
  { at: -0.13, low: 0.8, half: 0.86, tall: 0.06, seed: 2 },
  { at: 0.075, low: 0.7, half: 0.66, tall: 0.075, seed: 5 },
  { at: 0.02, low: 0.93, half: 0.4, tall: 0.05, seed: 8 },
  { at: -0.24, low: 0.6, half: 0.56, tall: 0.07, seed: 11 },
  { at: 0.21, low: 0.54, half: 0.6, tall: 0.075, seed: 14 },
  { at: -0.03, low: 0.52, half: 0.36, tall: 0.05, seed: 15 },
  { at: 0.4, low: 0.82, half: 0.72, tall: 0.055, seed: 17 },
  { at: -0.47, low: 0.76, half: 0.6, tall: 0.055, seed: 20 },
];

/** Heaped clouds of the afternoon, low over the horizon. */
export const heaps: readonly Cloud[] = [
  { at: -0.33, low: 0.97, half: 0.34, tall: 0.62, seed: 31 },
  { at: -0.07, low: 0.98, half: 0.22, tall: 0.5, seed: 34 },
  { at: 0.16, low: 0.97, half: 0.3, tall: 0.66, seed: 37 },
  { at: 0.42, low: 0.98, half: 0.26, tall: 0.55, seed: 43 },
];

/** A lens with a ragged upper edge, one unit half width. */
export function drawBand(seed: number, tall: number): Point[] {
  const random = createRandom(seed);
  const points: Point[] = [[-1, 0]];
  const puffs = 7;
  for (let i = 0; i <= puffs * 4; i++) {
    const x = -1 + (i / (puffs * 4)) * 2;
    const swell = (1 - x * x) * tall;
    points.push([x, -swell * (0.7 + 0.5 * Math.abs(Math.sin(i * 0.78 + seed))) - random() * tall * 0.08]);
  }
  points.push([1, 0]);
  for (let i = 1; i < 12; i++) points.push([1 - i / 6, tall * 0.4 * Math.sin((Math.PI * i) / 12)]);
  return points;
}

/** Billows on a flat base, one unit half width. */
export function drawHeap(seed: number, tall: number): Point[] {
  const random = createRandom(seed);
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const x = -0.78 + (i / 8) * 1.56;
    return { x, radius: 0.13 + random() * 0.12, y: (1 - x * x) * tall * (0.25 + random() * 0.6) };
  });
  const points: Point[] = [[-1, 0.02]];
  for (let x = -0.98; x < 0.99; x += 0.02) {
    const y = puffs.reduce(
      (top, puff) =>
        Math.max(top, puff.y + Math.sqrt(Math.max(0, puff.radius ** 2 - (x - puff.x) ** 2)) - (Math.abs(x - puff.x) > puff.radius ? 9 : 0)),
      0.02,
    );
    points.push([x, -y]);
  }
  return [...points, [1, 0.02]];
}
