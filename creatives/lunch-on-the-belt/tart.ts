import { area, at, ball, cast, disc, line, lit, type Pen, radial, type Spot, sprinkle } from './brush.ts';
import { drawLeaf } from './garnish.ts';
import { blush, drawPlate } from './vessel.ts';

/** Berries on cream in a fluted crust. */
export function drawTart(pen: Pen): void {
  drawPlate(pen, blush);
  const crust = new Path2D();
  for (let i = 0; i <= 216; i++) {
    const a = (i / 216) * Math.PI * 2;
    const d = 78 + 3.2 * Math.abs(Math.sin(a * 18));
    crust.lineTo(Math.cos(a) * d, Math.sin(a) * d);
  }
  cast(pen, crust, 7);
  area(pen, crust, lit(pen, [0, 0, 80], ['#ffe0a0', '#e3a04a', '#9c5a1c']));
  for (let i = 0; i < 36; i++) at(pen, [0, 0, (i / 36) * Math.PI * 2], () => line(pen, 'M68 0L79 0', 1.5, 'rgb(120 60 10 / 0.45)'));
  disc(pen, [0, 0, 69], '#a8631f');
  disc(pen, [0, 0, 66], radial(pen, [-10, -14, 80], ['#fffdf2', '#fff2cf', '#f3d592']));
  drawCircle(pen, [0, 0, 54], 13, drawRaspberry);
  drawCircle(pen, [0, 0, 31], 9, drawBlueberry);
  drawRaspberry(pen, [0, 0, 14.5]);
  drawLeaf(pen, [6, -10, -0.9], 25, ['#8fd66a', '#2f8a3d']);
  drawLeaf(pen, [4, -8, -2.1], 20, ['#8fd66a', '#2f8a3d']);
  sprinkle([0, 0, 78], 46, 8, (x, y, random) => disc(pen, [x, y, 0.7 + random() * 0.9], 'rgb(255 255 255 / 0.85)'));
}

function drawCircle(pen: Pen, [x, y, r]: Spot, count: number, draw: (pen: Pen, spot: Spot) => void): void {
  const size = Math.min(14, (r * Math.PI) / count + 1.4);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + r;
    draw(pen, [x + Math.cos(a) * r, y + Math.sin(a) * r, size]);
  }
}

function drawRaspberry(pen: Pen, [x, y, r]: Spot): void {
  disc(pen, [x + r * 0.2, y + r * 0.32, r], 'rgb(90 10 10 / 0.35)');
  disc(pen, [x, y, r], '#a50d2e');
  for (const [count, d, size] of [
    [8, 0.68, 0.36],
    [5, 0.36, 0.34],
    [1, 0, 0.34],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + d * 3;
      ball(pen, [x + Math.cos(a) * r * d, y + Math.sin(a) * r * d, r * size], ['#ffd0d4', '#f03a58', '#c3123a', '#7c0624']);
    }
}

function drawBlueberry(pen: Pen, [x, y, r]: Spot): void {
  disc(pen, [x + r * 0.2, y + r * 0.32, r], 'rgb(60 20 30 / 0.35)');
  ball(pen, [x, y, r], ['#b9c8f5', '#5a70bf', '#2b3779', '#121640']);
  disc(pen, [x + r * 0.1, y + r * 0.05, r * 0.3], '#161a45');
  for (let i = 0; i < 5; i++)
    disc(pen, [x + r * 0.1 + Math.cos(i * 1.26) * r * 0.3, y + r * 0.05 + Math.sin(i * 1.26) * r * 0.3, r * 0.09], '#5f73b8');
}
