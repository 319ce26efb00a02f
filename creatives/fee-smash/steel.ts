import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { disc, linear } from '#creative-sdk/soft.ts';
import { STEEL } from './palette.ts';
import type { Point } from './polygon.ts';

export const BRUSHED = [
  STEEL.light,
  STEEL.mid,
  STEEL.pale,
  STEEL.deep,
  STEEL.light,
  STEEL.mid,
  STEEL.light,
  STEEL.deep,
  STEEL.pale,
  STEEL.mid,
  STEEL.light,
];

/** A turned edge: the light comes from above left. */
export function bevel(c: CanvasRenderingContext2D, r: number, width: number, isSunk = false): void {
  const stops = [STEEL.light, STEEL.mid, STEEL.dark] as const;
  const [a, b, d] = isSunk ? stops.toReversed() : stops;
  disc(c, 0, 0, r);
  c.lineWidth = width;
  c.strokeStyle = linear(
    c,
    [-r * 0.7, -r * 0.7, r * 0.7, r * 0.7],
    [
      [0, a ?? ''],
      [0.5, b ?? ''],
      [1, d ?? ''],
    ],
  );
  c.stroke();
}

/** Fine rings, as a lathe leaves them. */
export function brush(c: CanvasRenderingContext2D, from: number, to: number): void {
  const random = createRandom(7);
  for (let r = from; r < to; r += 0.009) {
    disc(c, 0, 0, r);
    c.lineWidth = 0.002 + 0.006 * random();
    c.strokeStyle = `rgb(${random() < 0.5 ? '255 255 255' : '30 45 45'} / ${0.18 * random()})`;
    c.stroke();
  }
}

export function knob(c: CanvasRenderingContext2D, { x, y }: Point, r: number): void {
  disc(c, x + r * 0.2, y + r * 0.3, r * 1.25);
  c.fillStyle = withAlpha(STEEL.dark, 0.55);
  c.fill();
  disc(c, x, y, r);
  c.fillStyle = linear(
    c,
    [x - r * 0.7, y - r, x + r * 0.7, y + r],
    [
      [0, '#ffffff'],
      [0.4, STEEL.pale],
      [1, STEEL.deep],
    ],
  );
  c.fill();
}
