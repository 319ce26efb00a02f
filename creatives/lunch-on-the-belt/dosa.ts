import { area, at, ball, cast, circle, disc, line, lit, type Pen, radial, ring, type Spot, sprinkle, within } from './brush.ts';
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
  const roll = new Path2D('M-94-20Q-99 0-93 22Q-40 33 0 32T93 24Q101 2 94-22Q40-33 0-31T-94-20Z');
  cast(pen, roll, 8);
  const gold = pen.createLinearGradient(0, -34, 0, 34);
  for (const [stop, colour] of [
    [0, '#c9782a'],
    [0.2, '#f6c566'],
    [0.36, '#ffe9a8'],
    [0.6, '#eaa43f'],
    [1, '#8f4512'],
  ] as const)
    gold.addColorStop(stop, colour);
  area(pen, roll, gold);
  within(pen, roll, () => {
    for (let i = -9; i < 10; i++) line(pen, `M${i * 13 - 12}-34Q${i * 13 + 10} 0 ${i * 13 - 4} 36`, 2, 'rgb(150 74 14 / 0.42)');
    for (let i = 0; i < 5; i++) line(pen, `M-100 ${-24 + i * 12}Q0 ${-32 + i * 12.5} 100 ${-26 + i * 12}`, 1.6, 'rgb(150 74 14 / 0.36)');
    sprinkle([0, 0, 92], 130, 6, (x, y, random) =>
      disc(pen, [x, y * 0.36, 1 + random() * 2], random() < 0.6 ? 'rgb(130 58 8 / 0.4)' : 'rgb(255 240 190 / 0.6)'),
    );
    line(pen, 'M-96 12Q0 21 98 10', 3, 'rgb(110 46 6 / 0.7)');
    line(pen, 'M-90-12Q0-21 92-14', 4, 'rgb(255 252 226 / 0.6)');
  });
  for (const x of [-93, 93]) ball(pen, [x, 0, 9], ['#ffe28c', '#e5a52c', '#a4600f']);
}
