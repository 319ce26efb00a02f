import { area, at, cast, circle, disc, line, lit, type Pen, pill, radial, sprinkle, within, wobbly } from './brush.ts';
import { drawEgg, drawLeaf, drawSeed } from './garnish.ts';
import { drawPan } from './vessel.ts';

/** Three eggs in tomato and peppers, in the pan they were baked in. */
export function drawShakshuka(pen: Pen): void {
  drawPan(pen);
  const sauce = circle([0, 0, 84]);
  area(pen, sauce, radial(pen, [-8, -10, 92], ['#ff6a32', '#ee4320', '#cf2a12', '#8e1307']));
  within(pen, sauce, () => {
    sprinkle([0, 0, 82], 70, 4, (x, y, random) => {
      const chunk = wobbly([x, y, 4 + random() * 7], 0.25, Math.floor(random() * 99), 7);
      cast(pen, chunk, 1.6, 'rgb(90 0 0 / 0.25)');
      area(pen, chunk, random() < 0.55 ? '#f0532c' : random() < 0.6 ? '#ff8847' : '#b81d0c');
    });
    sprinkle([0, 0, 70], 10, 31, (x, y, random) =>
      at(pen, [x, y, random() * 3], () => line(pen, 'M-12 2Q0-9 12 2', 5.5, random() < 0.5 ? '#ffb52c' : '#d81e1e')),
    );
  });
  for (const [i, [x, y, r]] of (
    [
      [-33, -22, 33],
      [35, -24, 31],
      [2, 37, 33],
    ] as const
  ).entries())
    drawEgg(pen, [x, y, r], i + 5);
  drawTopping(pen);
  sprinkle([0, 0, 74], 34, 17, (x, y, random) => drawSeed(pen, [x, y, 1.2], random() * 3, random() < 0.5 ? '#2a1208' : '#ffe3a0'));
  disc(pen, [-52, -48, 5], 'rgb(255 255 255 / 0.35)');
}

/** Feta and parsley. */
function drawTopping(pen: Pen): void {
  for (const [x, y] of [
    [-60, 28],
    [-44, 50],
    [4, -58],
    [58, 26],
    [0, -4],
    [44, 52],
    [-70, -12],
  ] as const) {
    const crumb = pill([x, y, 13, 11], 4);
    cast(pen, crumb, 3);
    area(pen, crumb, lit(pen, [x, y, 7], ['#ffffff', '#fdf4e3', '#dcc9a6']));
  }
  for (const [x, y, turn] of [
    [-4, -38, 0.3],
    [-8, -36, 2.2],
    [-30, 14, 1.9],
    [-26, 18, -0.6],
    [36, 12, 0.2],
    [34, 10, 2.6],
    [66, -4, 1.2],
    [-62, 0, 2.8],
    [22, 66, -0.4],
  ] as const)
    drawLeaf(pen, [x, y, turn], 19, ['#7cc94e', '#27742f']);
}
