import { area, at, ball, cast, circle, disc, line, lit, type Pen, radial, sprinkle, within, wobbly } from './brush.ts';
import { drawLeaf, drawSeed } from './garnish.ts';
import { drawBoard } from './vessel.ts';

/** A margherita with a leopard crust on its board. */
export function drawPizza(pen: Pen): void {
  drawBoard(pen);
  const crust = wobbly([0, 0, 90], 0.018, 6, 18);
  cast(pen, crust, 6);
  area(pen, crust, radial(pen, [-6, -8, 96], ['#f6cf8a', '#f6cf8a', '#f8d692', '#f1bd69', '#ad6322']));
  within(pen, crust, () => {
    for (let i = 0; i < 44; i++) {
      const a = i * 2.399;
      const d = 80 + (i % 5) * 2.4;
      area(pen, wobbly([Math.cos(a) * d, Math.sin(a) * d, 2.4 + (i % 4)], 0.35, i, 7), i % 3 ? 'rgb(120 58 14 / 0.4)' : 'rgb(58 26 8 / 0.6)');
    }
  });
  const sauce = wobbly([0, 0, 74], 0.03, 9, 15);
  area(pen, sauce, radial(pen, [0, 0, 76], ['#f0502a', '#e23c1b', '#c62812', '#8f1507']));
  within(pen, sauce, () =>
    sprinkle([0, 0, 72], 60, 2, (x, y, random) =>
      disc(pen, [x, y, 2 + random() * 4], random() < 0.5 ? 'rgb(255 140 70 / 0.35)' : 'rgb(120 10 0 / 0.25)'),
    ),
  );
  drawCheese(pen);
  for (const a of [0.4, 1.45, 2.49]) at(pen, [0, 0, a], () => line(pen, 'M-88 0H88', 1.7, 'rgb(76 16 0 / 0.6)'));
  for (const [x, y, turn, long] of [
    [-6, -24, -0.5, 34],
    [-4, -22, 2.5, 28],
    [22, 22, 0.5, 32],
    [-38, 44, -2.6, 26],
    [40, -22, -0.9, 27],
    [-56, -12, 2.1, 22],
  ] as const)
    drawLeaf(pen, [x, y, turn], long, ['#62b53f', '#1e6a2a']);
  sprinkle([0, 0, 70], 22, 15, (x, y, random) => drawSeed(pen, [x, y, 1.3], random() * 3, '#2d3a12'));
  pen.globalCompositeOperation = 'overlay';
  area(pen, circle([0, 0, 90]), lit(pen, [0, 0, 90], ['rgb(255 255 255 / 0.35)', 'rgb(255 255 255 / 0)', 'rgb(60 0 0 / 0.3)']));
  pen.globalCompositeOperation = 'source-over';
}

function drawCheese(pen: Pen): void {
  for (const [i, [x, y, r]] of (
    [
      [-34, -34, 19],
      [26, -42, 17],
      [44, 10, 18],
      [8, 0, 16],
      [-46, 14, 17],
      [-14, 44, 19],
      [32, 48, 15],
      [-8, -60, 11],
    ] as const
  ).entries()) {
    const cheese = wobbly([x, y, r], 0.16, i + 3, 8);
    cast(pen, cheese, 2.4, 'rgb(110 10 0 / 0.28)');
    area(pen, cheese, lit(pen, [x, y, r], ['#fffef8', '#fff3d4', '#f2cf8e']));
    disc(pen, [x + r * 0.25, y + r * 0.2, r * 0.22], 'rgb(206 138 52 / 0.4)');
    ball(pen, [x - r * 0.35, y - r * 0.4, r * 0.2], ['rgb(255 255 255 / 0.95)', 'rgb(255 255 255 / 0)']);
  }
}
