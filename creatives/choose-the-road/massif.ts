import { glow, linear, type Pen, polygon } from './gradient.ts';
import type { Point } from './van-shape.ts';

interface Peak {
  readonly x: number;
  readonly y: number;
  /** How far its foot reaches to either side. */
  readonly left: number;
  readonly right: number;
}

const FOOT_Y = 268;
/** From back to front. */
const peaks: readonly Peak[] = [
  { x: 420, y: 200, left: 110, right: 90 },
  { x: 580, y: 212, left: 90, right: 130 },
  { x: 344, y: 226, left: 84, right: 70 },
  { x: 486, y: 152, left: 150, right: 150 },
  { x: 396, y: 232, left: 60, right: 60 },
];

/** Mountains under snow between the sun at their left and the night at their right. */
export function paintMassif(pen: Pen, random: () => number): void {
  for (const peak of peaks) paintPeak(pen, peak, random);
  pen.fillStyle = linear(pen, [0, 196, 0, FOOT_Y], '#9570 0, #a57e 1');
  pen.beginPath();
  pen.moveTo(240, FOOT_Y);
  for (const { x, y, left, right } of peaks) {
    pen.moveTo(x - left, FOOT_Y);
    pen.lineTo(x, y);
    pen.lineTo(x + right, FOOT_Y);
  }
  pen.fill();
  for (const [x, r] of [
    [330, 120],
    [470, 170],
    [640, 130],
  ] as const)
    glow(pen, [x, FOOT_Y - 2, r, 0.13], '255 186 160', 0.34);
}

function paintPeak(pen: Pen, { x, y, left, right }: Peak, random: () => number): void {
  const height = FOOT_Y - y;
  const jag = (share: number, slope: number): Point => [x + slope * share + (random() - 0.5) * height * 0.07, y + height * share];
  const steps = [0.12, 0.24, 0.36, 0.5, 0.64, 0.8] as const;
  const ridge: Point[] = [[x, y], ...steps.map((share) => jag(share, right * 0.16 + (random() - 0.5) * 20)), [x + right * 0.1, FOOT_Y]];
  const west: Point[] = [[x, y], ...steps.map((share) => jag(share, -left)), [x - left, FOOT_Y]];
  const east: Point[] = [[x, y], ...steps.map((share) => jag(share, right)), [x + right, FOOT_Y]];
  polygon(pen, [...west, ...ridge.toReversed()], linear(pen, [x - left, y, x, FOOT_Y], '#c89 0, #968 .5, #747 1'));
  polygon(pen, [...ridge, ...east.toReversed()], linear(pen, [x, y, x + right, FOOT_Y], '#548 0, #437 .5, #537 1'));
  paintSnow(pen, west, ridge, { ink: '#fdce', random });
  paintSnow(pen, ridge, east, { ink: '#98bb', random });
}

/** Snow from the summit down between two edges of a face, with a ragged hem. */
function paintSnow(pen: Pen, from: readonly Point[], to: readonly Point[], { ink, random }: { ink: string; random: () => number }): void {
  const depth = 3;
  const [a, b] = [from[depth], to[depth]];
  if (!a || !b) return;
  const hem = Array.from({ length: 11 }, (_, i): Point => {
    const share = (i + 0.5) / 11;
    const drop = (i % 2 ? 0.2 : -0.2) + (random() - 0.35) * 1.5;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share + drop * (b[1] - (to[0]?.[1] ?? 0)) * 0.26];
  });
  pen.save();
  pen.beginPath();
  for (const [x, y] of [...from, ...to.toReversed()]) pen.lineTo(x, y);
  pen.clip();
  polygon(pen, [...from.slice(0, depth), ...hem, ...to.slice(0, depth).toReversed()], ink);
  pen.restore();
}
