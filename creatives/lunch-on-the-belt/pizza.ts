import { area, at, ball, cast, disc, line, lit, type Pen, radial, within, wobbly } from './brush.ts';
import { drawLeaf } from './garnish.ts';
import { drawBoard, level } from './vessel.ts';

/** The slice that is pulled out, radians. */
const [FROM, TO] = [-1.02, -0.2];

/** A margherita with a leopard crust; a slice comes away and draws its cheese. */
export function drawPizza(pen: Pen): void {
  drawBoard(pen);
  const slice = new Path2D();
  slice.arc(0, 0, 120, FROM, TO);
  slice.lineTo(0, 0);
  const rest = new Path2D();
  rest.arc(0, 0, 120, TO, FROM + Math.PI * 2);
  rest.lineTo(0, 0);
  level(pen, -2, () => within(pen, rest, () => drawRound(pen)));
  at(pen, [22, -26, 0], () => {
    for (const [x, y, d] of [
      [0, 0, 'Q-12 22-24 26'],
      [30, -10, 'Q20 30 8 40'],
      [64, -8, 'Q56 24 40 34'],
      [14, -22, 'Q-8-16-16 4'],
    ] as const)
      line(pen, `M${x} ${y}${d}`, 5, '#ffe9b0');
    level(pen, 0, () => within(pen, slice, () => drawRound(pen)));
  });
}

function drawRound(pen: Pen): void {
  const crust = wobbly([0, 0, 94], 0.018, 6, 18);
  for (const [y, colour] of [
    [18, '#7a3f10'],
    [10, '#b86f26'],
  ] as const)
    at(pen, [0, y, 0], () => area(pen, crust, colour));
  area(pen, crust, radial(pen, [-6, -8, 100], ['#f6cf8a', '#f6cf8a', '#ffe2a4', '#f1bd69', '#b5692a']));
  for (let i = 0; i < 36; i++) {
    const a = i * 2.399;
    const d = 84 + (i % 4) * 2.4;
    area(pen, wobbly([Math.cos(a) * d, Math.sin(a) * d, 2.6 + (i % 4)], 0.35, i, 7), i % 3 ? 'rgb(120 58 14 / 0.45)' : 'rgb(58 26 8 / 0.65)');
  }
  area(pen, wobbly([0, 0, 76], 0.03, 9, 15), radial(pen, [0, 0, 78], ['#f6562c', '#ea401c', '#cf2a12', '#8f1507']));
  for (const [i, [x, y, r]] of (
    [
      [-36, -34, 24],
      [50, -34, 20],
      [48, 18, 23],
      [-54, 16, 19],
      [-14, 44, 24],
      [32, 54, 16],
      [2, -2, 17],
    ] as const
  ).entries()) {
    const cheese = wobbly([x, y, r], 0.16, i + 3, 8);
    cast(pen, cheese, 3, 'rgb(110 10 0 / 0.28)');
    area(pen, cheese, lit(pen, [x, y, r], ['#fffef8', '#fff3d4', '#f2cf8e']));
    disc(pen, [x + r * 0.25, y + r * 0.2, r * 0.24], 'rgb(206 138 52 / 0.4)');
    ball(pen, [x - r * 0.3, y - r * 0.4, r * 0.28], ['rgb(255 255 255 / 1)', 'rgb(255 255 255 / 0)']);
  }
  for (const [x, y, turn, long] of [
    [-12, -30, -0.5, 42],
    [-8, -26, 2.5, 36],
    [14, 26, 0.3, 42],
    [-46, 44, -2.6, 32],
    [30, -40, -0.4, 36],
  ] as const)
    drawLeaf(pen, [x, y, turn], long, ['#6cc445', '#1e6a2a']);
}
