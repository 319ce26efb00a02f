import { createRandom } from '#creative-sdk/random.ts';

const SIDE = 128;
const random = createRandom(8);
const values = Float32Array.from({ length: SIDE * SIDE }, () => random());
const at = (x: number, y: number) => values[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))] ?? 0;

/** Smooth noise 0 … 1 with the period of the integers. */
export function grain(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = (x - ix) * (x - ix) * (3 - 2 * (x - ix));
  const fy = (y - iy) * (y - iy) * (3 - 2 * (y - iy));
  const a = at(ix, iy);
  const c = at(ix, iy + 1);
  const top = a + (at(ix + 1, iy) - a) * fx;
  return top + (c + (at(ix + 1, iy + 1) - c) * fx - top) * fy;
}

/** Three octaves of it, 0 … 1. */
export const cloud = (x: number, y: number) => (grain(x, y) * 4 + grain(x * 2.03 + 17, y * 2.03 + 5) * 2 + grain(x * 4.1 + 3, y * 4.1 + 31)) / 7;

/** Chance of a cell, 0 … 1, the same each time. */
export const cell = (x: number, y: number) => at(x * 7 + 3 + ((y * 13) >> 1), y * 5 + x);
