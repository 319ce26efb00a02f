import { linear, type Pen, type Stops } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';

/** Polished cylinder, seen from the side: the room mirrored in it, dawn on the left, a lamp on the right. */
export const chrome: Stops =
  '#1f1b1d 0, #6f5f5c .06, #f3c99c .15, #fff3dd .22, #a8958a .3, #3d3432 .44, #2a2424 .56, #85776f .66, #f2ece2 .76, #b9aca2 .82, #4a403d .94, #1a1617 1';

/** Brushed sheet, lit from above: bright shoulder, dark belly, a warm bounce from the counter. */
export const brushed: Stops = '#fff6e8 0, #d9d0c6 .05, #b3aaa2 .16, #857d78 .42, #6a625f .52, #8f8680 .6, #5a504c .86, #8a6a52 1';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fine lines of the brush over whatever is painted already in the box. */
export function brush(pen: Pen, box: Box, seed: number): void {
  const random = createRandom(seed);
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  for (let i = 0; i < box.height * 2.4; i++) {
    const length = box.width * (0.2 + random() * 0.8);
    pen.fillStyle = random() > 0.5 ? `rgb(255 246 230 / ${random() * 0.07})` : `rgb(20 12 8 / ${random() * 0.09})`;
    pen.fillRect(box.x + random() * (box.width - length), box.y + random() * box.height, length, 0.5 + random() * 0.9);
  }
  pen.restore();
}

/** A turned part standing upright. */
export function drawTurned(pen: Pen, box: Box, radius: number | number[] = 6): void {
  pen.fillStyle = linear(pen, [box.x, 0, box.x + box.width, 0], chrome);
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, radius);
  pen.fill();
}
