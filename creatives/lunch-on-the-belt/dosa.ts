import { area, at, cast, circle, disc, line, lit, type Pen, radial, ring, type Spot, sprinkle, tint, within } from './brush.ts';
import { drawLeaf, drawSeed } from './garnish.ts';
import { bone, drawPlate } from './vessel.ts';

/** A lace-edged roll on a banana leaf, three chutneys beside it. */
export function drawDosa(pen: Pen): void {
  drawPlate(pen, bone);
  drawBananaLeaf(pen);
  drawCup(pen, [-42, -46, 21], ['#fffef4', '#f4efd8', '#cfd2a2']);
  drawCup(pen, [2, -62, 21], ['#ff9a4d', '#dd4a1c', '#9c2408']);
  drawCup(pen, [45, -45, 21], ['#b7de6a', '#6aa836', '#33701f']);
  at(pen, [0, 20, -0.2], () => drawRoll(pen));
  drawLeaf(pen, [-44, -46, 0.4], 14);
  drawSeed(pen, [4, -64, 2.2], 1, '#2b1206');
  drawSeed(pen, [-2, -58, 2], 2, '#2b1206');
}

function drawBananaLeaf(pen: Pen): void {
  const leaf = circle([0, 0, 77]);
  area(pen, leaf, lit(pen, [0, 0, 77], ['#8ccf5a', '#4f9c38', '#256a2a']));
  within(pen, leaf, () => {
    for (let x = -150; x < 150; x += 11)
      line(pen, `M${x} 80Q${x + 30} 30 ${x + 40}-4M${x + 40}-4Q${x + 34}-40 ${x + 4}-84`, 1.3, 'rgb(20 70 20 / 0.35)');
    line(pen, 'M-80-3H80', 4, '#b9e08a');
  });
}

function drawCup(pen: Pen, spot: Spot, stops: readonly string[]): void {
  const [x, y, r] = spot;
  cast(pen, circle(spot), 4);
  disc(pen, spot, lit(pen, spot, ['#ffffff', '#c9c4bd', '#77716b']));
  disc(pen, [x, y, r * 0.84], '#5d5751');
  disc(pen, [x, y + 0.6, r * 0.78], radial(pen, [x - 4, y - 5, r], stops));
  ring(pen, [x, y, r * 0.94], 1.2, 'rgb(255 255 255 / 0.8)');
}

function drawRoll(pen: Pen): void {
  const roll = new Path2D('M-97-12Q-99 20-88 27-30 38 20 33 70 29 96 12 99-6 92-24 40-36-10-33-64-30-97-12Z');
  cast(pen, roll, 8);
  const gold = tint(
    pen.createLinearGradient(0, -36, 6, 36),
    [0, '#b9651d'],
    [0.14, '#efb04a'],
    [0.32, '#ffe39a'],
    [0.52, '#f2b04a'],
    [0.8, '#cf7a26'],
    [1, '#8a4211'],
  );
  area(pen, roll, gold);
  within(pen, roll, () => {
    sprinkle([0, 0, 96], 90, 6, (x, y, random) =>
      disc(pen, [x, y * 0.36, 1 + random() * 3], random() < 0.7 ? 'rgb(150 70 10 / 0.3)' : 'rgb(255 246 200 / 0.5)'),
    );
    line(pen, 'M-98 2Q-20 16 40 10T98-10', 3.4, 'rgb(116 50 8 / 0.75)');
    line(pen, 'M-98 5Q-20 19 40 13T98-7', 2, 'rgb(255 236 170 / 0.7)');
    line(pen, 'M-92-13Q-40-26 30-23T90-17', 4, 'rgb(255 253 232 / 0.6)');
    line(pen, 'M-90 21Q-30 31 30 27', 3, 'rgb(255 214 130 / 0.4)');
  });
  for (const [x, turn] of [
    [-92, 0.15],
    [93, -0.1],
  ] as const)
    at(pen, [x, x < 0 ? 8 : -6, turn], () => {
      pen.scale(0.34, 1);
      for (const [r, colour] of [
        [18, '#8a4211'],
        [14, '#ffd98a'],
        [9, '#7a380c'],
        [6, '#f0c04a'],
      ] as const)
        disc(pen, [0, 0, r], colour);
    });
}
