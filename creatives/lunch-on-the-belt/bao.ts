import { area, at, ball, cast, disc, line, lit, type Pen, radial, type Spot, wobbly } from './brush.ts';
import { drawLeaf } from './garnish.ts';
import { drawSteamer } from './vessel.ts';

interface Dough {
  readonly tints: readonly string[];
  readonly pleat: string;
}
const doughs = [
  { tints: ['#ffffff', '#fffaf0', '#f6e8cf', '#cfae7c'], pleat: 'rgb(168 120 62 / 0.75)' },
  { tints: ['#fff0ee', '#ffd0cb', '#f7a6a2', '#c86a6c'], pleat: 'rgb(178 62 70 / 0.6)' },
  { tints: ['#f6ffe4', '#d3ec9f', '#a8cf68', '#688f36'], pleat: 'rgb(72 110 30 / 0.65)' },
] as const satisfies readonly Dough[];

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
    drawBun(pen, [x, y, r], i * 0.9, doughs[i] ?? doughs[0]);
  }
  for (const [x, y, turn] of [
    [-62, 36, -0.7],
    [50, 46, 0.5],
  ] as const)
    drawLeaf(pen, [x, y, turn], 24, ['#9ad06a', '#3d8a3b']);
}

function drawBun(pen: Pen, [x, y, r]: Spot, turn: number, { tints, pleat }: Dough): void {
  disc(pen, [x + 4, y + 8, r], radial(pen, [x + 4, y + 8, r], ['rgb(84 44 8 / 0.7)', 'rgb(84 44 8 / 0.6)', 'rgb(84 44 8 / 0)']));
  ball(pen, [x, y, r], tints);
  at(pen, [x - r * 0.06, y - r * 0.08, turn], () => {
    for (let i = 0; i < 10; i++)
      at(pen, [0, 0, (i / 10) * Math.PI * 2], () => {
        line(pen, `M${r * 0.12} 0Q${r * 0.4} ${r * 0.04} ${r * 0.66} ${r * 0.3}`, r * 0.075, pleat);
        line(pen, `M${r * 0.14} ${-r * 0.07}Q${r * 0.42} ${-r * 0.04} ${r * 0.66} ${r * 0.2}`, r * 0.06, 'rgb(255 255 255 / 0.9)');
      });
    ball(pen, [0, 0, r * 0.17], ['#ffe0cb', '#e0552f', '#8f2410']);
  });
}
