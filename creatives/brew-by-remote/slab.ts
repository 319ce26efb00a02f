import { linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { TV } from '#creative-sdk/screen.ts';

/** IAB lower third: 30 % of the height. */
export const SLAB_Y = TV.height * 0.7;

/** The lower third is the edge of the bar itself, pushed into the programme: dark polished wood that catches the dawn. */
export function drawSlab(pen: Pen): void {
  pen.fillStyle = linear(pen, [0, SLAB_Y - 46, 0, SLAB_Y], 'rgb(10 5 4 / 0) 0, rgb(10 5 4 / 0.5) 1');
  pen.fillRect(0, SLAB_Y - 46, TV.width, 46);
  pen.fillStyle = linear(pen, [0, SLAB_Y, 0, TV.height], '#4a2c1d 0, #2c1912 .09, #20120d .4, #150b08 1');
  pen.fillRect(0, SLAB_Y, TV.width, TV.height - SLAB_Y + 2);
  for (const [x, alpha] of [
    [330, 0.3],
    [1180, 0.2],
  ] as const) {
    pen.fillStyle = radial(pen, { x, y: SLAB_Y - 60, r: 620 }, `rgb(255 170 100 / ${alpha}) 0, rgb(255 170 100 / 0) 1`);
    pen.fillRect(0, SLAB_Y, TV.width, TV.height - SLAB_Y);
  }
  pen.fillStyle = linear(pen, [0, 0, TV.width, 0], '#c98a58 0, #ffd9a2 .35, #ffefcf .7, #c98a58 1');
  pen.fillRect(0, SLAB_Y, TV.width, 3);
}
