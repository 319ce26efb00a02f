import { linear, type Pen } from '#creative-sdk/gradient.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { TV } from '#creative-sdk/screen.ts';
import { spot } from './camera.ts';
import { drinks } from './menu.ts';

/** Distance of two glasses on the rail. */
export const GAP = 232;
/** The rail comes out of the counter here. */
const RAIL_X = 930;
/** One glass stands left of the chosen one, two right. */
const LEFT_PLACES = 1.5;

export interface RailPlace {
  readonly index: number;
  readonly x: number;
  readonly alpha: number;
}

/** Where the glasses stand when the rail has slid to `place`; glasses that leave at one end come back at the other. */
export function railPlaces(place: number, shift = 0): RailPlace[] {
  const count = drinks.length;
  return drinks.map((_, index) => {
    const turn = index - place + LEFT_PLACES;
    const offset = turn - Math.floor(turn / count) * count - LEFT_PLACES;
    const toEnd = Math.min(offset + LEFT_PLACES, count - LEFT_PLACES - offset);
    return { index, x: spot.x + offset * GAP + shift, alpha: clamp(toEnd / 0.4) };
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
