import { area, at, ball, cast, line, lit, type Pen, pill, sprinkle, wobbly } from './brush.ts';
import { drawLeaf, drawLime, drawSeed } from './garnish.ts';
import { drawPlate, lagoon } from './vessel.ts';

/** Three tacos stand side by side on a blue plate. */
export function drawTaco(pen: Pen): void {
  drawPlate(pen, lagoon);
  at(pen, [0, 0, 0.34], () => {
    for (const [i, x] of [-42, 0, 42].entries()) at(pen, [x, i === 1 ? -4 : 3, (i - 1) * 0.05], () => drawOne(pen, i));
  });
  drawLime(pen, [-66, 50, 0.7], 20);
  drawLime(pen, [62, -60, 3.7], 18);
}

function drawOne(pen: Pen, seed: number): void {
  const shell = new Path2D('M0-70C17-68 23-34 23 0S17 68 0 70-23 34-23 0-17-68 0-70Z');
  cast(pen, shell, 9);
  area(pen, shell, lit(pen, [0, 0, 26], ['#ffdc8c', '#eba845', '#a8611b']));
  sprinkle([0, 0, 62], 34, seed + 20, (x, y) => Math.abs(x) < 20 && drawSeed(pen, [x, y, 1.8], x, 'rgb(150 78 16 / 0.5)'));
  area(pen, new Path2D('M0-64C10-62 13-30 13 0S10 62 0 64-13 30-13 0-10-62 0-64Z'), '#5b2409');
  sprinkle([0, 0, 60], 54, seed + 3, (x, y, random) => Math.abs(x) < 17 && drawFilling(pen, x * 0.86, y, random));
  line(pen, 'M-6-46Q7-38-4-27T4-5-5 14 5 33-4 50', 3.6, '#fffaf0');
  line(pen, 'M22-20Q24 0 21 24', 2, 'rgb(255 240 190 / 0.5)');
  line(pen, 'M-20-28Q-23 0-20 26', 2.4, 'rgb(255 248 214 / 0.9)');
  for (const y of [-34, 6, 40]) drawLeaf(pen, [-3, y, y * 0.7 + seed], 15);
}

function drawFilling(pen: Pen, x: number, y: number, random: () => number): void {
  const kind = random();
  at(pen, [x, y, random() * 3], () => {
    if (kind < 0.4) {
      const ruffle = wobbly([0, 0, 9], 0.3, Math.floor(kind * 900), 8);
      cast(pen, ruffle, 2.4);
      area(pen, ruffle, lit(pen, [0, 0, 9], ['#cdee7c', '#7dbf3c', '#3c8427']));
    } else if (kind < 0.62) {
      const cube = pill([0, 0, 12, 11], 3);
      cast(pen, cube, 2.6);
      area(pen, cube, lit(pen, [0, 0, 7], ['#ff8a5c', '#e93a22', '#a81408']));
    } else if (kind < 0.82) ball(pen, [0, 0, 7], ['#b5683a', '#7c3a18', '#4a1d08']);
    else line(pen, 'M-7 0Q0-4 7 1', 3.2, '#ffcf3d');
  });
}
