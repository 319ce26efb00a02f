import { mixColour } from '#creative-sdk/colour.ts';
import { ramp } from '#creative-sdk/motion.ts';

/** What is left of daylight at a depth: the water from top to bottom of the picture, and the light that falls on the watch from above and below. */
export interface Daylight {
  readonly water: readonly [top: string, middle: string, bottom: string];
  readonly key: string;
  readonly fill: string;
}

type Row = readonly [depth: number, top: string, middle: string, bottom: string, key: string, fill: string];

/** Red is gone at 10 m, orange at 25 m, green at 90 m; below 200 m there is hardly any blue. Chosen by eye, not measured. */
const table: readonly Row[] = [
  [0, '#1a9ab5', '#0b7799', '#06476c', '#ffffff', '#a9d6dd'],
  [10, '#1791b6', '#0a6690', '#053c63', '#e2f6fa', '#83bccb'],
  [22, '#107fae', '#085284', '#042e57', '#b9e3f2', '#5594b4'],
  [50, '#0b6199', '#063e70', '#032449', '#8cc4ea', '#356d99'],
  [90, '#08477f', '#042b58', '#021937', '#6ba4dc', '#234d7d'],
  [150, '#052c58', '#03193a', '#010e22', '#4677b3', '#15305a'],
  [200, '#031b3b', '#020f25', '#010816', '#2c4f7e', '#0d1e3a'],
  [250, '#021026', '#010918', '#01050d', '#24405a', '#0c1824'],
  [300, '#020a15', '#01060d', '#010307', '#1d3342', '#0a131b'],
];

export function daylightAt(depth: number): Daylight {
  const after = table.findIndex((row) => row[0] >= depth);
  const high = table[after === -1 ? table.length - 1 : after];
  const low = table[Math.max(0, (after === -1 ? table.length : after) - 1)];
  if (!high || !low) throw new Error('The table is empty');
  const t = high === low ? 0 : (depth - low[0]) / (high[0] - low[0]);
  const at = (column: 1 | 2 | 3 | 4 | 5) => mixColour(low[column], high[column], t);
  return { water: [at(1), at(2), at(3)], key: at(4), fill: at(5) };
}

/** Strength of the lume, 0 … 1: it always glows, but is seen only where daylight is gone. */
export const lumeAt = (depth: number) => ramp(depth, 40, 270);
/** Strength of sunbeams and caustics, 0 … 1. */
export const sunAt = (depth: number) => 1 - ramp(depth, 0, 105);
/** Strength of the surface itself seen from below, 0 … 1. */
export const surfaceAt = (depth: number) => 1 - ramp(depth, 2, 26);
