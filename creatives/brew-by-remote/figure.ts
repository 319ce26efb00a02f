import type { Pen } from '#creative-sdk/gradient.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import type { Art, Layer } from './latte-art.ts';
import type { Pattern } from './menu.ts';

export interface Inks {
  /** Milk. */
  readonly milk: string;
  /** Where milk thins out. */
  readonly edge: string;
  readonly crema: string;
}

/** Draws latte art into the unit disc. The layers lie in the order in which they were poured, and the last stroke gives them their points. */
export function drawArt(pen: Pen, { figure, count }: Pattern, inks: Inks, { layers, finish }: Art): void {
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const rounds = layers.filter(({ side }) => !side).map(({ milk }) => 0.98 * Math.sqrt(milk));
  const point = figure === 'cloud' ? 0 : clamp(finish * 1.7);
  const swayed = layers.reduce((sum, { side, milk }) => sum + (side ? milk : 0), 0);
  let round = 0;
  for (const layer of layers) {
    if (layer.side) {
      pour(pen, leaf(layer, point), inks);
      drawVein(pen, layer, inks, point);
    } else drawRound(pen, inks, { sizes: rounds, at: round++, swayed, point, rings: figure === 'heart' ? count : 1 });
  }
  if (!point) return;
  if (figure === 'rosetta') pour(pen, heart({ y: -0.5, size: 0.34 * point, wide: 1 }, 1), inks);
  if (figure !== 'heart' || count > 1) pullThrough(pen, inks, [-0.62, mix(-0.62, 0.8, point)]);
}

/** A milk shape: the coffee that it pushes away, and the milk thinning out at its edge. */
function pour(pen: Pen, path: Path2D, inks: Inks, gap = 0.06): void {
  for (const [width, colour, alpha] of [
    [gap, inks.crema, 0.9],
    [0.05, inks.edge, 0.45],
    [0.024, inks.milk, 0.7],
  ] as const) {
    pen.strokeStyle = colour;
    pen.globalAlpha = alpha;
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.globalAlpha = 1;
  pen.fillStyle = inks.milk;
  pen.fill(path);
}

interface Round {
  readonly sizes: readonly number[];
  readonly at: number;
  /** Milk in the leaves. */
  readonly swayed: number;
  readonly point: number;
  readonly rings: number;
}

/** Milk poured in one place. What is poured behind it pushes it forward and spreads it; the last stroke opens its rings. */
function drawRound(pen: Pen, inks: Inks, { sizes, at, swayed, point, rings }: Round): void {
  const size = sizes[at] ?? 0;
  const pushed = sizes.slice(at + 1).reduce((sum, later) => sum + later, 1.2 * swayed);
  const place = { y: -0.02 - 0.2 * at + 0.42 * pushed, wide: 1 + 0.3 * clamp(pushed) };
  for (let ring = 0; ring < (point ? rings : 1); ring++) {
    // Between two rings lies coffee.
    pen.fillStyle = inks.crema;
    if (ring) pen.fill(heart({ ...place, size: size * (0.86 - (0.8 * (ring - 1)) / rings) }, point));
    pour(pen, heart({ ...place, size: size * (1 - (0.8 * ring) / rings) }, point), inks, at ? 0.13 : 0.06);
  }
}

/** One rocking of the jug, longer on the side it was swayed to. The last stroke draws its middle along. */
function toLeaf({ side, back, other, milk }: Layer, point: number) {
  const y = mix(0.62, -0.3, back);
  const width = (0.3 + 0.5 * Math.sin(Math.PI * (0.24 + 0.6 * (1 - back)))) * (0.3 + 0.7 * clamp(milk / 0.07));
  const ways = [1, -1].map((way) => {
    const reach = width * (way === side ? 1 : other);
    return { w: reach * way, curl: 0.06 + reach * 0.34 };
  });
  return { y, middle: y + 0.2 * point, thick: Math.min(0.4, 0.05 + 0.85 * milk), ways };
}

/** Its two petals, which curl upwards. */
function leaf(layer: Layer, point: number): Path2D {
  const path = new Path2D();
  const { y, middle, thick, ways } = toLeaf(layer, point);
  for (const { w, curl } of ways) {
    path.moveTo(0, middle + thick * 0.5);
    path.bezierCurveTo(w * 0.12, y + thick * 0.7, w * 0.9, y + thick * 0.3, w, y - curl * 0.8);
    path.bezierCurveTo(w * 1.03, y - curl * 1.15, w * 0.92, y - curl * 1.2, w * 0.86, y - curl * 0.95);
    path.bezierCurveTo(w * 0.7, y - curl * 0.35, w * 0.16, y - thick * 0.3, 0, middle - thick * 0.5);
    path.closePath();
  }
  return path;
}

/** The coffee that was folded into a leaf. */
function drawVein(pen: Pen, layer: Layer, inks: Inks, point: number): void {
  const { y, middle, thick, ways } = toLeaf(layer, point);
  pen.strokeStyle = inks.crema;
  pen.lineWidth = 0.014;
  pen.globalAlpha = 0.7;
  for (const { w, curl } of ways) {
    pen.beginPath();
    pen.moveTo(0, middle + thick * 0.1);
    pen.bezierCurveTo(w * 0.14, y + thick * 0.25, w * 0.74, y - thick * 0.02, w * 0.9, y - curl * 0.8);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** From the point at its foot to the notch, left side: corners and handles of a heart and of a round. */
const HEART = [0, 0.72, -0.34, 0.42, -0.86, 0.12, -0.82, -0.28, -0.78, -0.66, -0.2, -0.7, 0, -0.3] as const;
const ROUND = [0, 0.7, -0.42, 0.7, -0.76, 0.4, -0.76, 0, -0.76, -0.4, -0.42, -0.7, 0, -0.7] as const;

/** Between a round (`point` 0) and a heart (1). */
function heart({ y, size, wide }: { y: number; size: number; wide: number }, point: number): Path2D {
  const path = new Path2D();
  const at = (i: number, way = 1) =>
    [
      mix(ROUND[i * 2] ?? 0, HEART[i * 2] ?? 0, point) * size * wide * way,
      y + mix(ROUND[i * 2 + 1] ?? 0, HEART[i * 2 + 1] ?? 0, point) * size,
    ] as const;
  path.moveTo(...at(0));
  path.bezierCurveTo(...at(1), ...at(2), ...at(3));
  path.bezierCurveTo(...at(4), ...at(5), ...at(6));
  path.bezierCurveTo(...at(5, -1), ...at(4, -1), ...at(3, -1));
  path.bezierCurveTo(...at(2, -1), ...at(1, -1), ...at(0));
  return path;
}

/** The last gesture: the jug pulls a fine line of crema through the middle. */
function pullThrough(pen: Pen, inks: Inks, [from, to]: readonly [number, number]): void {
  pen.fillStyle = inks.crema;
  pen.beginPath();
  pen.moveTo(0, from);
  pen.quadraticCurveTo(0.03, mix(from, to, 0.5), 0.012, to);
  pen.lineTo(-0.012, to);
  pen.quadraticCurveTo(-0.03, mix(from, to, 0.5), 0, from);
  pen.fill();
}
