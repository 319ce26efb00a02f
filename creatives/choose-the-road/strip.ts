import { bakeSprite } from '#creative-sdk/canvas.ts';
import { fbm1 } from '#creative-sdk/random.ts';
import { linear, type Pen } from './gradient.ts';
import { BEYOND, FILM } from './view.ts';

/** A painted band that repeats sideways and passes at its own speed. */
export class Strip {
  readonly #sprite: HTMLCanvasElement;
  readonly #box;

  /** `pace`: share of the road's speed. The painter draws a tile from x 0 to `width`, y 0 to `height`. */
  constructor(
    px: number,
    box: { readonly width: number; readonly y: number; readonly height: number; readonly pace: number },
    paint: (pen: Pen) => void,
  ) {
    this.#box = box;
    this.#sprite = bakeSprite(box.width, box.height, px, paint);
  }

  draw(pen: Pen, way: number, offset = 0): void {
    const { width, y, height, pace } = this.#box;
    const shift = (((way * pace + offset) % width) + width) % width;
    for (let x = -shift; x < FILM.width; x += width) pen.drawImage(this.#sprite, x, y, width + 0.5, height);
  }
}

/** The air of a place, with the sky above the film. */
export function bakeAir(px: number, paint: (pen: Pen) => void): HTMLCanvasElement {
  return bakeSprite(FILM.width, FILM.height + BEYOND, px, (pen) => {
    pen.translate(0, BEYOND);
    paint(pen);
  });
}

/** What grows before a road once more below the film, closer to the camera; `y`: how far it is moved. */
export function drawCloser(pen: Pen, y: number, draw: () => void): void {
  pen.save();
  pen.transform(1.8, 0, 0, 1.8, -300, y);
  draw();
  pen.restore();
}

/** What stands on the ground goes over into it. */
export function fadeFoot(pen: Pen, width: number, height: number): void {
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = linear(pen, [0, height - 40, 0, height], '#0000 0, #000 1');
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = 'source-over';
}

/** Paints what sticks out over a tile's end at its beginning too. */
export function repeat(width: number, x: number, reach: number, paint: (x: number) => void): void {
  paint(x);
  if (x < reach) paint(x + width);
  if (x > width - reach) paint(x - width);
}

export interface Ridge {
  readonly width: number;
  /** Middle and swing of the crest, and where the tile ends below. */
  readonly crest: number;
  readonly swing: number;
  readonly foot: number;
  /** Length of the longest wave. */
  readonly wave: number;
  readonly seed: number;
}

/** Height of a crest that closes seamlessly at its tile's end. */
export function crestAt({ width, crest, swing, wave, seed }: Ridge, x: number): number {
  const share = (x / width) % 1;
  const blend = Math.max(0, (share - 0.75) * 4);
  const here = fbm1((share * width) / wave, 5, seed);
  const there = fbm1(((share - 1) * width) / wave, 5, seed);
  return crest - swing * (here * (1 - blend) + there * blend);
}

export function paintRidge(pen: Pen, ridge: Ridge, fill: string | CanvasGradient): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(-2, ridge.foot);
  for (let x = -2; x <= ridge.width + 2; x += 3) pen.lineTo(x, crestAt(ridge, (x + ridge.width) % ridge.width));
  pen.lineTo(ridge.width + 2, ridge.foot);
  pen.fill();
}
