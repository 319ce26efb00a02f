import { area, at, ball, cast, disc, line, lit, type Pen, pill, sprinkle, within, wobbly } from './brush.ts';
import { drawLeaf, drawSeed } from './garnish.ts';
import { drawPlate, slate } from './vessel.ts';

interface Fish {
  readonly fill: readonly [string, string, string];
  readonly vein: string;
}
const salmon: Fish = { fill: ['#ffb285', '#fb7a45', '#dc4a1d'], vein: 'rgb(255 232 212 / 0.9)' };
const tuna: Fish = { fill: ['#f4657a', '#d3243f', '#8d0c26'], vein: 'rgb(255 190 196 / 0.5)' };

/** Two salmon, one tuna and one omelette on slate. */
export function drawNigiri(pen: Pen): void {
  drawPlate(pen, slate);
  at(pen, [0, -3, -0.42], () => {
    pen.scale(1.08, 1.12);
    drawOne(pen, -54, salmon);
    drawOne(pen, -18, tuna);
    drawOne(pen, 18, salmon);
    drawOmelette(pen, 54);
  });
  area(pen, wobbly([55, 46, 12], 0.16, 3, 9), lit(pen, [55, 46, 12], ['#d6ee92', '#97c44a', '#5d8a28']));
  for (const [i, r] of [13, 9.5, 6].entries())
    area(pen, wobbly([-44 + i, 58 - i, r], 0.14, i + 8, 7), lit(pen, [-44, 58, r], ['#ffe6e0', '#ffb9b2', '#f08f90']));
  drawLeaf(pen, [-62, 50, -2.4], 20);
}

function drawRice(pen: Pen, x: number): void {
  const rice = pill([x, 3, 32, 92], 15);
  cast(pen, rice, 7, 'rgb(0 0 0 / 0.35)');
  area(pen, rice, lit(pen, [x, 0, 40], ['#ffffff', '#fbf5ea', '#d8cbb6']));
  sprinkle([x, 0, 48], 44, 4, (rx, ry, random) => Math.abs(rx - x) < 14 && drawSeed(pen, [rx, ry, 3], random() * 3, 'rgb(255 255 255 / 0.9)'));
}

function drawOne(pen: Pen, x: number, { fill, vein }: Fish): void {
  drawRice(pen, x);
  const slab = new Path2D(`M${x - 15}-44Q${x}-52 ${x + 15}-43Q${x + 19} 0 ${x + 15} 44Q${x} 53 ${x - 15} 44Q${x - 19} 0 ${x - 15}-44Z`);
  cast(pen, slab, 3);
  area(pen, slab, lit(pen, [x, 0, 36], fill));
  within(pen, slab, () => {
    for (let y = -44; y < 66; y += 12.5) line(pen, `M${x - 19} ${y + 4}Q${x - 2} ${y - 11} ${x + 19} ${y - 4}`, 2.4, vein);
  });
  line(pen, `M${x - 11}-38Q${x - 14} 0 ${x - 11} 34`, 3, 'rgb(255 255 255 / 0.55)');
}

function drawOmelette(pen: Pen, x: number): void {
  drawRice(pen, x);
  const slab = pill([x, 0, 34, 84], 7);
  cast(pen, slab, 3);
  area(pen, slab, lit(pen, [x, 0, 38], ['#fff0a6', '#ffce4b', '#e79a17']));
  for (const v of [-9, -2, 5, 11]) line(pen, `M${x + v}-37Q${x + v + 2} 0 ${x + v} 37`, 1.2, 'rgb(200 122 10 / 0.5)');
  const band = pill([x, 0, 36, 20], 2);
  area(pen, band, lit(pen, [x, 0, 20], ['#33523f', '#152b20', '#0a1711']));
  disc(pen, [x - 12, -28, 3], 'rgb(255 255 255 / 0.6)');
  ball(pen, [x - 10, 26, 4], ['rgb(255 255 255 / 0.5)', 'rgb(255 255 255 / 0)']);
}
