import { area, cast, line, lit, type Pen, pill, sprinkle, within } from './brush.ts';
import { drawSeed } from './garnish.ts';
import { drawGeta } from './vessel.ts';

interface Fish {
  readonly fill: readonly [string, string, string];
  readonly vein: string;
}
const salmon: Fish = { fill: ['#ffc09a', '#ff7d47', '#e04f20'], vein: 'rgb(255 236 220 / 0.95)' };
const tuna: Fish = { fill: ['#ff7f90', '#dc2a46', '#8d0c26'], vein: 'rgb(255 190 196 / 0.5)' };

/** Two salmon, one tuna and one omelette on a board. */
export function drawNigiri(pen: Pen): void {
  drawGeta(pen);
  pen.save();
  pen.transform(1.5, 0, -0.22, 0.92, 3, -20);
  drawOne(pen, -54, salmon);
  drawOne(pen, -18, tuna);
  drawOne(pen, 18, salmon);
  drawOmelette(pen, 54);
  pen.restore();
}

/** Its near end shows under what lies on it. */
function drawRice(pen: Pen, x: number): void {
  const rice = pill([x, 15, 31, 106], 14);
  cast(pen, rice, 5, 'rgb(60 20 0 / 0.4)');
  area(pen, rice, lit(pen, [x, 40, 30], ['#ffffff', '#fbf5ea', '#cdbd9f']));
  sprinkle([x, 50, 16], 16, 4, (rx, ry, random) => drawSeed(pen, [rx, ry, 3], random() * 3, '#fff'));
}

function drawOne(pen: Pen, x: number, { fill, vein }: Fish): void {
  drawRice(pen, x);
  const slab = new Path2D(`M${x - 15}-44Q${x}-52 ${x + 15}-43Q${x + 18} 0 ${x + 15} 44Q${x} 53 ${x - 15} 44Q${x - 18} 0 ${x - 15}-44Z`);
  cast(pen, slab, 4);
  area(pen, slab, lit(pen, [x, 0, 36], fill));
  within(pen, slab, () => {
    for (let y = -40; y < 66; y += 17) line(pen, `M${x - 19} ${y + 4}Q${x - 2} ${y - 11} ${x + 19} ${y - 4}`, 3, vein);
  });
  drawGloss(pen, x);
}

function drawOmelette(pen: Pen, x: number): void {
  drawRice(pen, x);
  const slab = pill([x, 0, 33, 90], 7);
  cast(pen, slab, 4);
  area(pen, slab, lit(pen, [x, 0, 38], ['#fff4b4', '#ffd04f', '#e79a17']));
  area(pen, pill([x, 6, 34, 24], 2), lit(pen, [x, 6, 20], ['#3c6450', '#152b20', '#0a1711']));
  drawGloss(pen, x);
}

/** A wet slab in the lamp's light. */
function drawGloss(pen: Pen, x: number): void {
  line(pen, `M${x - 9}-38Q${x - 12}-8 ${x - 10} 16`, 4, 'rgb(255 255 255 / 0.75)');
  line(pen, `M${x - 10} 28V32`, 4, 'rgb(255 255 255 / 0.6)');
}
