import { clamp } from '#creative-sdk/motion.ts';
import { spot, TV } from './camera.ts';
import { linear, type Pen } from './gradient.ts';
import { drinks } from './menu.ts';

/** Distance of two glasses on the rail. */
export const GAP = 232;
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
    pen.fillRect(0, y + height, TV.width, height);
    pen.fillStyle = linear(
      pen,
      [0, y, 0, y + height],
      [
        [0, '#6b5c53'],
        [0.3, '#fff0da'],
        [0.6, '#8e7f74'],
        [1, '#2a201c'],
      ],
    );
    pen.fillRect(0, y, TV.width, height);
  }
}
