import { area, at, ball, cast, circle, disc, line, lit, type Pen, radial, ring, type Spot, sprinkle, within, wobbly } from './brush.ts';
import { drawEggHalf, drawScallion, drawSeed } from './garnish.ts';
import { drawBowl, indigo } from './vessel.ts';

/** Noodles, pork, egg, nori and greens in amber broth. */
export function drawRamen(pen: Pen): void {
  drawBowl(pen, indigo, '#e9b765');
  const broth = circle([0, 0, 80]);
  area(pen, broth, radial(pen, [-8, -10, 92], ['#ffd27a', '#f8b34e', '#e58d33', '#c06822', '#8a4013']));
  within(pen, broth, () => {
    drawOil(pen);
    drawNoodles(pen);
  });
  ring(pen, [0, 0, 79.5], 1.6, 'rgb(255 226 160 / 0.55)');
  drawSheen(pen);
  drawNori(pen);
  drawPork(pen, [-40, 28, 27], 0.4);
  drawPork(pen, [-17, 47, 26], 1.7);
  drawEggHalf(pen, [37, -34, 24], -0.5);
  drawEggHalf(pen, [54, 4, 22], 0.35);
  drawFishCake(pen, [-3, -50, 17]);
  sprinkle([20, 22, 25], 13, 5, (x, y, random) => drawScallion(pen, [x, y, 4.4 + random() * 2]));
  sprinkle([2, 0, 52], 16, 9, (x, y, random) => drawSeed(pen, [x, y, 1.7], random() * 3, random() < 0.4 ? '#d4301c' : '#fff0c4'));
}

/** The lamp over the bar, in the broth. */
function drawSheen(pen: Pen): void {
  for (const [from, to, r, width, alpha] of [
    [1.9, 2.9, 71, 6, 0.34],
    [0.15, 0.9, 70, 4, 0.22],
  ] as const) {
    pen.strokeStyle = `rgb(255 244 214 / ${alpha})`;
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.arc(0, 0, r, from, to);
    pen.stroke();
  }
}

function drawOil(pen: Pen): void {
  sprinkle([0, 0, 76], 30, 4, (x, y, random) => {
    const r = 1.6 + random() * 4.2;
    disc(pen, [x, y, r], 'rgb(255 210 110 / 0.35)');
    ring(pen, [x, y, r], 0.9, 'rgb(255 238 180 / 0.7)');
  });
}

/** Strands folded over each other, as chopsticks lay them down. */
function drawNoodles(pen: Pen): void {
  const folds = [
    [8, 14, -0.5, 9],
    [-14, -6, 0.32, 10],
    [6, 30, -0.12, 8],
  ] as const;
  for (const [x, y, turn, strands] of folds)
    at(pen, [x, y, turn], () => {
      for (let i = 0; i < strands; i++) {
        const v = (i - strands / 2) * 5.4;
        const d = `M-66 ${v + 9}C-40 ${v - 20} -18 ${v + 14} 6 ${v - 3}S48 ${v - 14} 64 ${v + 8}`;
        line(pen, d, 6.4, '#b26a1c');
        line(pen, d, 4.9, i % 3 ? '#ffdd8a' : '#f6c866');
        line(pen, `M-62 ${v + 6}C-40 ${v - 21} -18 ${v + 12} 6 ${v - 4.4}S46 ${v - 15} 60 ${v + 3}`, 1.3, 'rgb(255 251 224 / 0.85)');
      }
    });
}

function drawNori(pen: Pen): void {
  at(pen, [-44, -52, -0.62], () => {
    const sheet = new Path2D('M-21-38Q0-41 21-38L22 28Q0 24-22 28Z');
    cast(pen, sheet, 7);
    area(pen, sheet, lit(pen, [0, 0, 34], ['#3c6a4c', '#1a3a2a', '#0b1f17']));
    for (let y = -32; y < 26; y += 6.5) line(pen, `M-20 ${y}Q0 ${y - 3} 20 ${y}`, 1, 'rgb(140 190 150 / 0.28)');
    line(pen, 'M-21-38Q0-41 21-38', 1.6, 'rgb(190 226 190 / 0.6)');
  });
}

function drawPork(pen: Pen, [x, y, r]: Spot, turn: number): void {
  at(pen, [x, y, turn], () => {
    const slice = wobbly([0, 0, r], 0.06, 7, 9);
    cast(pen, slice, 5);
    area(pen, slice, '#7a3518');
    area(pen, wobbly([-0.5, -0.5, r * 0.91], 0.05, 7, 9), lit(pen, [0, 0, r], ['#f4c3a4', '#dc9271', '#b9654a']));
    line(
      pen,
      `M${-r * 0.72} ${r * 0.1}C${-r * 0.6} ${-r * 0.9} ${r * 0.8} ${-r * 0.8} ${r * 0.6} ${r * 0.1}S${-r * 0.5} ${r * 0.7} ${-r * 0.34} 0 ${r * 0.3} ${-r * 0.34} ${r * 0.2} ${r * 0.12}`,
      r * 0.15,
      '#ffe9d6',
    );
    line(pen, `M${-r * 0.6} ${-r * 0.5}Q${-r * 0.2} ${-r * 0.86} ${r * 0.3} ${-r * 0.74}`, r * 0.07, 'rgb(255 255 255 / 0.55)');
  });
}

function drawFishCake(pen: Pen, [x, y, r]: Spot): void {
  const cake = new Path2D();
  for (let i = 0; i <= 48; i++) {
    const a = (i / 48) * Math.PI * 2;
    const d = r * (1 + 0.07 * Math.sin(a * 12));
    cake.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d);
  }
  cast(pen, cake, 4);
  area(pen, cake, '#fffaf4');
  ball(pen, [x, y, r * 0.94], ['#ffffff', '#fff6f0', '#efdcd6']);
  line(
    pen,
    `M${x - r * 0.56} ${y + r * 0.06}C${x - r * 0.5} ${y - r * 0.75} ${x + r * 0.62} ${y - r * 0.6} ${x + r * 0.5} ${y + r * 0.16}S${x - r * 0.34} ${y + r * 0.6} ${x - r * 0.18} ${y}`,
    r * 0.24,
    '#ef5d8c',
  );
}
