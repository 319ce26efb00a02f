import { createRandom } from '#creative-sdk/random.ts';
import { linear, type Pen, type Stops } from './gradient.ts';

/** Polished cylinder, seen from the side: the room mirrored in it, dawn on the left, a lamp on the right. */
export const chrome: Stops = [
  [0, '#1f1b1d'],
  [0.06, '#6f5f5c'],
  [0.15, '#f3c99c'],
  [0.22, '#fff3dd'],
  [0.3, '#a8958a'],
  [0.44, '#3d3432'],
  [0.56, '#2a2424'],
  [0.66, '#85776f'],
  [0.76, '#f2ece2'],
  [0.82, '#b9aca2'],
  [0.94, '#4a403d'],
  [1, '#1a1617'],
];

/** Brushed sheet, lit from above: bright shoulder, dark belly, a warm bounce from the counter. */
export const brushed: Stops = [
  [0, '#fff6e8'],
  [0.05, '#d9d0c6'],
  [0.16, '#b3aaa2'],
  [0.42, '#857d78'],
  [0.52, '#6a625f'],
  [0.6, '#8f8680'],
  [0.86, '#5a504c'],
  [1, '#8a6a52'],
];

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
