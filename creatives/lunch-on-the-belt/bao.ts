import { area, at, ball, disc, line, type Pen, radial, type Spot, wobbly } from './brush.ts';
import { drawSteamer, level } from './vessel.ts';

interface Dough {
  readonly tints: readonly string[];
  readonly pleat: string;
}
const doughs = [
  { tints: ['#ffffff', '#fffaf0', '#f6e8cf', '#bf9a66'], pleat: 'rgb(168 120 62 / 0.7)' },
  { tints: ['#fff0ee', '#ffd0cb', '#f7a6a2', '#b85458'], pleat: 'rgb(178 62 70 / 0.6)' },
  { tints: ['#f6ffe4', '#d9f0a6', '#aed36c', '#5c822c'], pleat: 'rgb(72 110 30 / 0.6)' },
] as const satisfies readonly Dough[];

/** Three pleated buns on paper rise over the rim of a bamboo steamer. */
export function drawBao(pen: Pen): void {
  drawSteamer(pen);
  level(pen, -16, () => area(pen, wobbly([0, 0, 76], 0.03, 4, 16), '#fff4dc'));
  for (const [i, spot] of (
    [
      [-47, -44, 43],
      [47, -46, 43],
      [0, -14, 46],
    ] as const
  ).entries())
    drawBun(pen, spot, doughs[i] ?? doughs[0]);
}

function drawBun(pen: Pen, [x, y, r]: Spot, { tints, pleat }: Dough): void {
  at(pen, [x + 4, y + r * 0.55, 0], () => {
    pen.scale(1, 0.55);
    disc(pen, [0, 0, r * 1.1], radial(pen, [0, 0, r * 1.1], ['rgb(84 44 8 / 0.8)', 'rgb(84 44 8 / 0.6)', 'rgb(84 44 8 / 0)']));
  });
  at(pen, [x, y, 0], () => {
    pen.scale(1.04, 0.94);
    ball(pen, [0, 0, r], tints);
    // The knot is on top, the pleats run down from it.
    pen.translate(0, -r * 0.42);
    for (let i = 0; i < 9; i++) {
      const a = 0.1 + i * 0.37;
      const [c, s] = [Math.cos(a) * r, Math.sin(a) * r];
      line(pen, `M${c * 0.14} ${s * 0.1}Q${c * 0.6} ${s * 0.2} ${c * 0.76 - r * 0.06} ${s * 0.86}`, r * 0.065, pleat);
      line(pen, `M${c * 0.14 - 2} ${s * 0.1}Q${c * 0.6 - 3} ${s * 0.2} ${c * 0.76 - r * 0.06 - 4} ${s * 0.8}`, r * 0.06, 'rgb(255 255 255 / 0.8)');
    }
    ball(pen, [0, 0, r * 0.17], ['#ffe0cb', '#e0552f', '#8f2410']);
    line(pen, `M${-r * 0.62} ${r * 0.28}Q${-r * 0.6} ${-r * 0.1} ${-r * 0.36} ${-r * 0.3}`, r * 0.1, 'rgb(255 255 255 / 0.9)');
  });
}
