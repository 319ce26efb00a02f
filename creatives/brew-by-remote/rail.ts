import { linear, type Pen } from '#creative-sdk/gradient.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { TV } from '#creative-sdk/screen.ts';
import { spot } from './camera.ts';
import { drinks, wrap } from './menu.ts';

/** Distance of two glasses on the rail. */
export const GAP = 304;
/** The rail comes out of the counter here. */
const RAIL_X = 850;
/** One glass is seen on either side of the chosen one. */
const SEEN = 1.5;

export interface RailPlace {
  readonly index: number;
  readonly x: number;
  readonly alpha: number;
}

/** Where the glasses stand when the rail has slid to `place`; glasses that leave at one end come back at the other. */
export function railPlaces(place: number, shift = 0): RailPlace[] {
  return drinks.map((_, index) => {
    const offset = wrap(index - place + SEEN) - SEEN;
    return { index, x: spot.x + offset * GAP + shift, alpha: clamp((SEEN - Math.abs(offset)) / 0.4) };
  });
}

/** Two polished rods that carry the saucers past the machine. */
export function drawRail(pen: Pen): void {
  for (const [y, height] of [
    [spot.y - 14, 5],
    [spot.y + 20, 8],
  ] as const) {
    pen.fillStyle = 'rgb(8 4 3 / 0.55)';
    pen.fillRect(RAIL_X, y + height, TV.width - RAIL_X, height);
    pen.fillStyle = linear(pen, [0, y, 0, y + height], '#6b5c53 0, #fff0da .3, #8e7f74 .6, #2a201c 1');
    pen.beginPath();
    pen.roundRect(RAIL_X, y, TV.width, height, height / 2);
    pen.fill();
  }
}
