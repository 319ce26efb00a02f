import { deckHeight, roofHeight } from './body.ts';

export type Point = readonly [x: number, y: number];

const NOSE = -2.4;
const TAIL = 2.4;

const line = (count: number, height: (x: number) => number): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const x = NOSE + ((TAIL - NOSE) * i) / count;
    return [x, height(x)];
  });

/** The car's upper outline from nose to tail in the middle plane, metres. */
export const contour: readonly Point[] = line(72, (x) => {
  const nose = 0.16 * Math.max(0, 1 - (x - NOSE) / 0.16) ** 2;
  return Math.max(deckHeight(x, 0), roofHeight(x, 0)) - nose;
});

/** The waistline below the side windows. */
export const waist: readonly Point[] = line(72, (x) => 0.958 + 0.032 * x);
