import { area, at, ball, cast, disc, line, type Pen, radial, type Spot, tint } from './brush.ts';
import { drawLeaf } from './garnish.ts';
import { drawStand, level } from './vessel.ts';

/** A heap of glazed berries on cream in a fluted crust, on a cake stand. */
export function drawTart(pen: Pen): void {
  drawStand(pen);
  const crust = new Path2D();
  for (let i = 0; i <= 168; i++) {
    const a = (i / 168) * Math.PI * 2;
    const d = 81 + 4 * Math.abs(Math.sin(a * 14));
    crust.lineTo(Math.cos(a) * d, Math.sin(a) * d);
  }
  const gold = (light: number) =>
    tint(pen.createLinearGradient(-84, 0, 84, 0), [0, '#c98234'], [0.25, light ? '#ffe7b0' : '#e8a850'], [0.6, '#d08b38'], [1, '#7d430f']);
  level(pen, -14, () => {
    at(pen, [0, 32, 0], () => cast(pen, crust, 10));
    for (let y = 32; y >= 0; y -= 4) at(pen, [0, y, 0], () => area(pen, crust, gold(0)));
    area(pen, crust, gold(1));
    disc(pen, [0, 0, 75], '#a8631f');
    disc(pen, [0, 3, 73], radial(pen, [-10, -14, 80], ['#fffdf2', '#fff2cf', '#f3d592']));
  });
  const heap: (readonly [Spot, typeof drawBlueberry])[] = [];
  for (const [r, count, high, draw] of [
    [58, 11, 4, drawRaspberry],
    [31, 7, 14, drawBlueberry],
    [0, 1, 26, drawRaspberry],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + r;
      heap.push([[Math.cos(a) * r * 1.18, -16 - high + Math.sin(a) * r * 0.66, 18], draw]);
    }
  heap.sort(([a], [b]) => a[1] - b[1]);
  for (const [spot, draw] of heap) draw(pen, spot);
  drawLeaf(pen, [6, -52, -0.6], 34, ['#a4e47c', '#2f8a3d']);
  drawLeaf(pen, [2, -52, -2.4], 28, ['#a4e47c', '#2f8a3d']);
}

function drawRaspberry(pen: Pen, [x, y, r]: Spot): void {
  disc(pen, [x + r * 0.1, y + r * 0.3, r], 'rgb(90 10 10 / 0.35)');
  ball(pen, [x, y, r], ['#ff6a80', '#d3163f', '#7c0624']);
  for (const [count, d] of [
    [7, 0.62],
    [3, 0.26],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + d * 3;
      ball(pen, [x + Math.cos(a) * r * d, y + Math.sin(a) * r * d, r * 0.36], ['#ffe0e2', '#f7435f', '#cb163d', '#8a0828']);
    }
}

function drawBlueberry(pen: Pen, [x, y, r]: Spot): void {
  disc(pen, [x + r * 0.1, y + r * 0.3, r], 'rgb(60 20 30 / 0.35)');
  ball(pen, [x, y, r], ['#dfe8ff', '#5a70bf', '#2b3779', '#121640']);
  line(pen, `M${x - 3} ${y}L${x + 5} ${y - 4}M${x} ${y - 6}L${x + 2} ${y + 3}`, 2.4, '#161a45');
}
