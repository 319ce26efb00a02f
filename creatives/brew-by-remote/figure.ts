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
    if (layer.side) pour(pen, leaf(layer, point), inks);
    else drawRound(pen, inks, { sizes: rounds, at: round++, swayed, point, rings: figure === 'heart' ? count : 1 });
  }
  if (!point) return;
  if (figure === 'rosetta') pour(pen, heart({ y: -0.5, size: 0.34 * point, wide: 1 }, 1), inks);
  if (figure !== 'heart' || count > 1) pullThrough(pen, inks, [-0.62, mix(-0.62, 0.8, point)]);
}

/** A milk shape with its thinner edge, and before it the coffee that it pushes away. */
function pour(pen: Pen, path: Path2D, inks: Inks, gap = 0.06): void {
  for (const [width, colour] of [
    [gap, inks.crema],
    [0.045, inks.edge],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(path);
  }
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

/** One rocking of the jug: a chevron whose ends curl upwards, longer on the side it was swayed to. The last stroke draws its middle along. */
function leaf({ side, back, other, milk }: Layer, point: number): Path2D {
  const path = new Path2D();
  const y = mix(0.68, -0.28, back);
  const thick = Math.min(0.4, 0.03 + 0.78 * milk);
  const width = (0.3 + 0.52 * Math.sin(Math.PI * (0.2 + 0.64 * (1 - back)))) * (0.3 + 0.7 * clamp(milk / 0.07));
  const middle = y + 0.13 * point;
  for (const way of [1, -1]) {
    const reach = width * (way === side ? 1 : other);
    const curl = 0.12 + reach * 0.4;
    const w = reach * way;
    path.moveTo(0, middle + thick * 0.3);
    path.bezierCurveTo(w * 0.5, y + thick * 0.2, w * 0.96, y - curl * 0.35, w, y - curl);
    path.bezierCurveTo(w * 0.82, y - curl * 0.62 - thick * 0.3, w * 0.42, y - thick * 0.9, 0, middle - thick * 0.7);
    path.closePath();
  }
  return path;
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
