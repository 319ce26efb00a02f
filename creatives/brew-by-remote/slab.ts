import { TV } from './camera.ts';
import { linear, type Pen } from './gradient.ts';

/** IAB lower third: 30 % of the height. */
export const SLAB_Y = TV.height * 0.7;

/** The lower third is the edge of the bar itself, pushed into the programme: dark polished wood that catches the dawn. */
export function drawSlab(pen: Pen): void {
  pen.fillStyle = linear(
    pen,
    [0, SLAB_Y - 46, 0, SLAB_Y],
    [
      [0, 'rgb(10 5 4 / 0)'],
      [1, 'rgb(10 5 4 / 0.5)'],
    ],
  );
  pen.fillRect(0, SLAB_Y - 46, TV.width, 46);
  pen.fillStyle = linear(
    pen,
    [0, SLAB_Y, 0, TV.height],
    [
      [0, '#4a2c1d'],
      [0.09, '#2c1912'],
      [0.4, '#20120d'],
      [1, '#150b08'],
    ],
  );
  pen.fillRect(0, SLAB_Y, TV.width, TV.height - SLAB_Y + 2);
  pen.fillStyle = linear(
    pen,
    [0, 0, TV.width, 0],
    [
      [0, 'rgb(255 190 120 / 0.16)'],
      [0.3, 'rgb(255 160 96 / 0.1)'],
      [0.7, 'rgb(255 190 120 / 0)'],
      [1, 'rgb(255 190 120 / 0.1)'],
    ],
  );
  pen.fillRect(0, SLAB_Y, TV.width, 200);
  pen.fillStyle = linear(
    pen,
    [0, 0, TV.width, 0],
    [
      [0, '#c98a58'],
      [0.35, '#ffd9a2'],
      [0.7, '#ffefcf'],
      [1, '#c98a58'],
    ],
  );
  pen.fillRect(0, SLAB_Y, TV.width, 3);
}
