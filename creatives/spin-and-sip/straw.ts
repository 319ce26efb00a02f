import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { mix } from '#creative-sdk/motion.ts';

/** Half of the straw's width, parts of the cup's radius. */
export const STRAW_HALF = 0.088;

export interface Axis {
  readonly tip: readonly [number, number];
  readonly tail: readonly [number, number];
  /** Sideways displacement of the tip. */
  readonly bend: number;
  readonly half: number;
  /** Which end shows its opening. */
  readonly mouth?: 'tip' | 'tail' | 'none';
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly nx: number;
  readonly ny: number;
}

const SEGMENTS = 14;

/** Bands across a lit tube from its shadow side (−1) to its light side (1): [from, to, towards white (+) or dark (−), alpha]. */
const BANDS = [
  [-1, 1, 0.1, 0.82],
  [-1, -0.72, -0.3, 0.75],
  [-0.72, -0.3, -0.12, 0.7],
  [0.05, 0.6, 0.28, 0.75],
  [0.32, 0.52, 0.9, 0.9],
  [0.84, 1, 0.35, 0.8],
  [-0.9, -0.8, 0.4, 0.5],
] as const;

/** The middle line: a cantilever, straight at the hand and bent towards its end. */
function middleLine({ tip, tail, bend }: Axis): Point[] {
  const [dx, dy] = [tip[0] - tail[0], tip[1] - tail[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  return Array.from({ length: SEGMENTS + 1 }, (_, i) => {
    const s = i / SEGMENTS;
    const give = bend * s ** 3;
    const slope = (3 * bend * s * s) / length;
    const norm = Math.hypot(1, slope);
    return {
      x: mix(tail[0], tip[0], s) + nx * give,
      y: mix(tail[1], tip[1], s) + ny * give,
      nx: (nx - (dx / length) * slope) / norm,
      ny: (ny - (dy / length) * slope) / norm,
    };
  });
}

function traceBand(c: CanvasRenderingContext2D, line: readonly Point[], from: number, to: number): void {
  for (const p of line) c.lineTo(p.x + p.nx * from, p.y + p.ny * from);
  for (const p of line.toReversed()) c.lineTo(p.x + p.nx * to, p.y + p.ny * to);
  c.closePath();
}

/** Three layers make it soft: a blur in every frame would be slow. */
export function drawStrawShadow(c: CanvasRenderingContext2D, axis: Axis, [dx, dy]: readonly [number, number]): void {
  const line = middleLine(axis).map((p, i) => ({ ...p, x: p.x + dx * (1.5 - i / SEGMENTS), y: p.y + dy * (1.5 - i / SEGMENTS) }));
  c.fillStyle = 'rgb(96 30 8 / 0.1)';
  for (const width of [1.35, 1.1, 0.85]) {
    c.beginPath();
    traceBand(c, line, -axis.half * width, axis.half * width);
    c.fill();
  }
}

/** A clear coloured tube in light from the upper left, cut off straight; `opening` shows its mouth. */
export function drawStraw(c: CanvasRenderingContext2D, axis: Axis, colour: string): void {
  const line = middleLine(axis);
  const tone = (t: number) => (t > 0 ? mixColour(colour, '#fff4e6', t) : mixColour(colour, '#4a0f06', -t));
  for (const [from, to, shade, alpha] of BANDS) {
    c.beginPath();
    traceBand(c, line, from * axis.half, to * axis.half);
    c.fillStyle = withAlpha(tone(shade), alpha);
    c.fill();
  }
  drawMouth(c, line, axis, tone);
}

function drawMouth(c: CanvasRenderingContext2D, line: readonly Point[], { half, mouth }: Axis, tone: (t: number) => string): void {
  const end = line.at(mouth === 'tail' ? 0 : -1);
  if (!end || mouth === 'none') return;
  const angle = Math.atan2(end.ny, end.nx);
  c.beginPath();
  c.ellipse(end.x, end.y, half, half * 0.42, angle, 0, Math.PI * 2);
  c.fillStyle = tone(-0.45);
  c.fill();
  c.lineWidth = half * 0.2;
  c.strokeStyle = tone(0.55);
  c.stroke();
}
