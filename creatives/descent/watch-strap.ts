import { fade, type Plate, stamp } from './plate.ts';
import type { View } from './view.ts';

/** Past a keeper the strap goes on, out of every picture. Watch units. */
const FROM = 196;
export const RUN = { left: -42, top: 0, width: 84, height: 300 } as const;
const RUBBER = '#2b343a';
/** Cool light on the edges, as the parts of rgb(). */
export const RIM = '150 205 245';

/** Pierced rubber on one side of the case; `side` 1 above, where it takes the light of the surface, −1 below. */
export function paintStrap(context: CanvasRenderingContext2D, side: 1 | -1): void {
  context.save();
  context.scale(1, -side);
  const strap = new Path2D('M-46 90V122C-46 150-41 180-40 206H40C41 180 46 150 46 122V90Z');
  context.fillStyle = fade(
    context,
    [0, 206, 0, 90],
    [
      [0, RUBBER],
      [0.3, side > 0 ? '#3a444b' : RUBBER],
      [0.62, side > 0 ? '#2a3238' : '#20272c'],
      [0.8, '#14191d'],
      [1, '#07090b'],
    ],
  );
  context.fill(strap);
  context.clip(strap);
  paintRelief(context, 46, [122, 204]);
  context.restore();
}

/** The long end, from the keeper on. */
export function paintRun(context: CanvasRenderingContext2D): void {
  context.fillStyle = RUBBER;
  context.fillRect(-40, 0, 80, RUN.height);
  paintRelief(context, 40, [26, RUN.height]);
  const keeper = fade(
    context,
    [0, 0, 0, 17],
    [
      [0, '#0b0f12'],
      [0.12, '#5b6870'],
      [0.4, '#39434a'],
      [0.86, '#1b2226'],
      [1, '#05070a'],
    ],
  );
  context.fillStyle = keeper;
  context.fillRect(-42, 0, 84, 17);
}

/** Rounded edges, and rows of holes from y to y. */
function paintRelief(context: CanvasRenderingContext2D, half: number, [from, to]: readonly [number, number]): void {
  context.fillStyle = fade(
    context,
    [-half, 0, half, 0],
    [
      [0, 'rgb(0 0 0 / 0.75)'],
      [0.1, 'rgb(0 0 0 / 0.1)'],
      [0.72, 'rgb(255 255 255 / 0.05)'],
      [0.9, 'rgb(255 255 255 / 0.16)'],
      [0.96, 'rgb(0 0 0 / 0.2)'],
      [1, 'rgb(0 0 0 / 0.7)'],
    ],
  );
  context.fillRect(-half, 0, half * 2, to + 6);
  for (let row = 0; from + row * 10.2 < to; row++)
    for (let column = -3; column <= 3; column++) if ((row + column) % 2 === 0) paintHole(context, column * 9.6, from + row * 10.2);
}

function paintHole(context: CanvasRenderingContext2D, x: number, y: number): void {
  for (const [dy, fill] of [
    [0.9, 'rgb(255 255 255 / 0.17)'],
    [0, '#030506'],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(x - 3.1, y - 2.6 + dy, 6.2, 5.2, 2.2);
    context.fill();
  }
}

/** Both long ends, in the light of this depth. The context is in watch units. */
export function drawRuns(context: CanvasRenderingContext2D, run: Plate, { daylight, sun }: View): void {
  for (const side of [1, -1]) {
    context.save();
    context.scale(1, side);
    context.translate(0, FROM);
    stamp(context, run);
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = side > 0 ? daylight.fill : daylight.key;
    context.fillRect(-40, 17, 80, RUN.height - 17);
    context.fillRect(-42, 0, 84, 17);
    context.globalCompositeOperation = 'source-over';
    context.fillStyle = `rgb(${RIM} / ${0.35 * (1 - sun)})`;
    for (const x of [-41, 39]) context.fillRect(x, 10, 2, RUN.height);
    context.restore();
  }
}
