import { area, at, ball, cast, disc, line, lit, type Pen, radial, type Spot, wobbly } from './brush.ts';
import { drawLeaf } from './garnish.ts';
import { drawSteamer } from './vessel.ts';

/** Three pleated buns on paper in a bamboo steamer. */
export function drawBao(pen: Pen): void {
  drawSteamer(pen);
  const paper = wobbly([0, 1, 70], 0.02, 4, 16);
  cast(pen, paper, 3);
  area(pen, paper, lit(pen, [0, 0, 70], ['#fffdf6', '#f7edd8', '#e6d3ae']));
  for (const [i, place] of [
    [-27, -21, 36],
    [31, -12, 34],
    [-3, 35, 35],
  ].entries()) {
    const [x = 0, y = 0, r = 30] = place;
    drawBun(pen, [x, y, r], i * 0.9);
  }
  for (const [x, y, turn] of [
    [-62, 36, -0.7],
    [50, 46, 0.5],
  ] as const)
    drawLeaf(pen, [x, y, turn], 24, ['#9ad06a', '#3d8a3b']);
}

function drawBun(pen: Pen, [x, y, r]: Spot, turn: number): void {
  disc(pen, [x + 4, y + 8, r], radial(pen, [x + 4, y + 8, r], ['rgb(84 44 8 / 0.7)', 'rgb(84 44 8 / 0.6)', 'rgb(84 44 8 / 0)']));
  ball(pen, [x, y, r], ['#ffffff', '#fffaf0', '#f6e8cf', '#d6b98c']);
  at(pen, [x - r * 0.06, y - r * 0.08, turn], () => {
    for (let i = 0; i < 10; i++)
      at(pen, [0, 0, (i / 10) * Math.PI * 2], () => {
        line(pen, `M${r * 0.12} 0Q${r * 0.4} ${r * 0.04} ${r * 0.66} ${r * 0.3}`, r * 0.075, 'rgb(190 150 96 / 0.62)');
        line(pen, `M${r * 0.14} ${-r * 0.07}Q${r * 0.42} ${-r * 0.04} ${r * 0.66} ${r * 0.2}`, r * 0.06, 'rgb(255 255 255 / 0.9)');
      });
    ball(pen, [0, 0, r * 0.17], ['#ffe0cb', '#e0552f', '#8f2410']);
  });
}
