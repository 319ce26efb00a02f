import { area, at, ball, cast, circle, line, lit, type Pen, radial, type Spot, sprinkle, within, wobbly } from './brush.ts';
import { drawEggHalf, drawScallion } from './garnish.ts';
import { drawBowl, level } from './vessel.ts';

/** Noodles, pork, egg, nori and greens in amber broth. */
export function drawRamen(pen: Pen): void {
  drawBowl(pen);
  level(pen, -14, () => {
    const broth = circle([0, 0, 87]);
    area(pen, broth, radial(pen, [-8, -10, 96], ['#ffd27a', '#f8b34e', '#e58d33', '#c06822', '#7a3710']));
    within(pen, broth, () => drawNoodles(pen));
  });
  drawNori(pen);
  level(pen, -14, () => {
    drawFishCake(pen, [-8, -56, 24]);
    drawPork(pen, [-58, 6, 33], 0.4);
    drawPork(pen, [-30, 42, 33], 1.7);
    drawEggHalf(pen, [52, -26, 32], -0.3);
    drawEggHalf(pen, [50, 28, 33], 0.3);
    sprinkle([6, 34, 30], 9, 5, (x, y, random) => drawScallion(pen, [x, y, 6 + random() * 2]));
    // The lamp over the bar, in the broth.
    line(pen, 'M-80 24A83 83 0 0 0-58 60', 6, 'rgb(255 250 226 / 0.85)');
    line(pen, 'M8 79A80 80 0 0 0 42 67', 4, 'rgb(255 250 226 / 0.7)');
  });
}

/** Strands folded over each other, as chopsticks lay them down. */
function drawNoodles(pen: Pen): void {
  const folds = [
    [8, 8, -0.5, 9],
    [-8, -14, 0.32, 10],
    [6, 34, -0.12, 8],
  ] as const;
  for (const [x, y, turn, strands] of folds)
    at(pen, [x, y, turn], () => {
      for (let i = 0; i < strands; i++) {
        const v = (i - strands / 2) * 7;
        const d = `M-94 ${v + 9}C-40 ${v - 22} -18 ${v + 16} 6 ${v - 3}S48 ${v - 16} 94 ${v + 8}`;
        line(pen, d, 8, '#a85f16');
        line(pen, d, 6, i % 3 ? '#ffdd8a' : '#f6c866');
        at(pen, [0, -1.5, 0], () => line(pen, d, 1.4, 'rgb(255 251 224 / 0.85)'));
      }
    });
}

/** Two sheets stand up at the rim. */
function drawNori(pen: Pen): void {
  for (const [x, y, turn] of [
    [-44, -54, -0.12],
    [-70, -46, -0.34],
  ] as const)
    at(pen, [x, y, turn], () => {
      const sheet = new Path2D('M-21-42Q0-46 21-42L22 30H-22Z');
      cast(pen, sheet, 6);
      area(pen, sheet, lit(pen, [0, 0, 36], ['#4a7c5c', '#1d4030', '#0b1f17']));
      line(pen, 'M-20-41Q0-45 20-41', 2.4, 'rgb(200 236 200 / 0.7)');
      for (let i = -28; i < 26; i += 9) line(pen, `M-18 ${i}H18`, 1, 'rgb(140 190 150 / 0.25)');
    });
}

function drawPork(pen: Pen, [x, y, r]: Spot, turn: number): void {
  at(pen, [x, y, turn], () => {
    const slice = wobbly([0, 0, r], 0.06, 7, 9);
    cast(pen, slice, 5);
    area(pen, slice, '#6f2c12');
    area(pen, wobbly([-0.5, -0.5, r * 0.91], 0.05, 7, 9), lit(pen, [0, 0, r], ['#ffd0b2', '#e29672', '#b9654a']));
    line(
      pen,
      `M${-r * 0.72} ${r * 0.1}C${-r * 0.6} ${-r * 0.9} ${r * 0.8} ${-r * 0.8} ${r * 0.6} ${r * 0.1}S${-r * 0.5} ${r * 0.7} ${-r * 0.34} 0 ${r * 0.3} ${-r * 0.34} ${r * 0.2} ${r * 0.12}`,
      r * 0.16,
      '#fff0e2',
    );
  });
}

function drawFishCake(pen: Pen, [x, y, r]: Spot): void {
  at(pen, [x, y, 0], () => {
    const cake = wobbly([0, 0, r], 0.04, 3, 14);
    cast(pen, cake, 4);
    area(pen, cake, '#f3dfd8');
    ball(pen, [0, 0, r * 0.9], ['#ffffff', '#fff6f0', '#f6e6e0']);
    const d = `M${-r * 0.5} ${r * 0.06}C${-r * 0.5} ${-r * 0.75} ${r * 0.6} ${-r * 0.6} ${r * 0.5} ${r * 0.16}S${-r * 0.34} ${r * 0.6} ${-r * 0.18} 0`;
    line(pen, d, r * 0.24, '#ef5d8c');
  });
}
