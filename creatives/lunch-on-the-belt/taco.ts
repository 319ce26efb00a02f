import { area, at, ball, cast, line, lit, type Pen, pill, sprinkle, wobbly } from './brush.ts';
import { drawSeed } from './garnish.ts';
import { drawTray } from './vessel.ts';

const SHELL = 'M-62 66C-66-8-38-58 0-58S66-8 62 66Z';

/** Three folded tacos stand in a blue tray, full to over the rim. */
export function drawTaco(pen: Pen): void {
  for (const [i, x] of [-58, 60, 0].entries()) at(pen, [x, x ? -6 : 4, x * 0.0022], () => drawOne(pen, i));
  drawTray(pen);
}

function drawOne(pen: Pen, seed: number): void {
  at(pen, [7, -12, 0], () => area(pen, new Path2D(SHELL), '#a8641e'));
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (1.06 + i * 0.063);
    at(pen, [4 + Math.cos(a) * 54, 2 + Math.sin(a) * 64, a], () => drawFilling(pen, (i * 2 + seed) % 6, i));
  }
  const front = new Path2D(SHELL);
  pen.translate(0, 8);
  cast(pen, front, -5, 'rgb(60 20 0 / 0.3)');
  area(pen, front, lit(pen, [0, 0, 60], ['#ffe6a0', '#f3b650', '#b56c1e']));
  sprinkle([0, 14, 52], 34, seed + 20, (x, y) => drawSeed(pen, [x, y, 2.2], x, 'rgb(150 78 16 / 0.4)'));
  line(pen, 'M-60 62C-64-8-37-56 0-56S64-8 60 62', 4, 'rgb(150 78 16 / 0.55)');
  line(pen, 'M-51 34C-50-10-33-42-6-46', 6, 'rgb(255 250 220 / 0.9)');
}

function drawFilling(pen: Pen, kind: number, seed: number): void {
  if (kind < 2) {
    const ruffle = wobbly([0, 0, 16], 0.28, seed + 40, 8);
    cast(pen, ruffle, 3);
    area(pen, ruffle, lit(pen, [0, 0, 16], ['#dcf58a', '#84c83f', '#347a24']));
  } else if (kind < 4) {
    const cube = pill([4, 0, 18, 17], 4);
    cast(pen, cube, 3);
    area(pen, cube, lit(pen, [4, 0, 11], ['#ffa07a', '#ee3f25', '#a81408']));
    line(pen, 'M-1-4H7', 3, 'rgb(255 255 255 / 0.6)');
  } else if (kind === 4) ball(pen, [2, 0, 12], ['#d88a58', '#8a431c', '#4a1d08']);
  else {
    line(pen, 'M-8-6Q4-14 14-4', 5, '#ffcf3d');
    line(pen, 'M-8 6Q4 10 15 6', 5, '#fff0b0');
  }
}
