import { createRandom } from '#creative-sdk/random.ts';

export type Pen = CanvasRenderingContext2D;
/** Centre and radius; a plate has the radius 100 about 0, 0. The light comes from the upper left. */
export type Spot = readonly [x: number, y: number, r: number];
type Fill = string | CanvasGradient;

export function disc(pen: Pen, [x, y, r]: Spot, fill: Fill): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
}

export function ring(pen: Pen, [x, y, r]: Spot, width: number, stroke: Fill): void {
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.stroke();
}

/** From the middle out, stops evenly spaced. */
export function radial(pen: Pen, [x, y, r]: Spot, stops: readonly string[]): CanvasGradient {
  return paint(pen.createRadialGradient(x, y, 0, x, y, r), stops);
}

/** Lit from the upper left across a round thing. */
export function lit(pen: Pen, [x, y, r]: Spot, stops: readonly string[]): CanvasGradient {
  const d = r * 0.75;
  return paint(pen.createLinearGradient(x - d, y - d, x + d, y + d), stops);
}

/** A ball's light: first stop where it shines. */
export function round(pen: Pen, [x, y, r]: Spot, stops: readonly string[]): CanvasGradient {
  return paint(pen.createRadialGradient(x - r * 0.38, y - r * 0.42, r * 0.05, x - r * 0.1, y - r * 0.1, r * 1.12), stops);
}

/** Stops where the tone says. */
export function tint(gradient: CanvasGradient, ...stops: readonly (readonly [number, string])[]): CanvasGradient {
  for (const stop of stops) gradient.addColorStop(...stop);
  return gradient;
}

function paint(gradient: CanvasGradient, stops: readonly string[]): CanvasGradient {
  for (const [i, stop] of stops.entries()) gradient.addColorStop(i / (stops.length - 1), stop);
  return gradient;
}

export function ball(pen: Pen, spot: Spot, stops: readonly string[]): void {
  disc(pen, spot, round(pen, spot, stops));
}

/** A hand-made round: smooth, `amp` of the radius uneven. */
export function wobbly([x, y, r]: Spot, amp: number, seed: number, knots = 11): Path2D {
  const random = createRandom(seed);
  const points = Array.from({ length: knots }, (_, i) => {
    const a = (i / knots) * Math.PI * 2;
    const d = r * (1 - amp + random() * amp * 2);
    return { x: x + Math.cos(a) * d, y: y + Math.sin(a) * d };
  });
  const path = new Path2D();
  for (let i = 0; i <= knots; i++) {
    const here = points[i % knots];
    const next = points[(i + 1) % knots];
    if (!here || !next) continue;
    const mid = { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
    if (i === 0) path.moveTo(mid.x, mid.y);
    else path.quadraticCurveTo(here.x, here.y, mid.x, mid.y);
  }
  return path;
}

export function area(pen: Pen, path: Path2D, fill: Fill): void {
  pen.fillStyle = fill;
  pen.fill(path);
}

export function line(pen: Pen, path: Path2D | string, width: number, stroke: Fill): void {
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.lineCap = pen.lineJoin = 'round';
  pen.stroke(typeof path === 'string' ? new Path2D(path) : path);
}

/** What a thing that lies `high` over its ground throws to the lower right. */
export function cast(pen: Pen, path: Path2D, high: number, colour = 'rgb(48 14 2 / 0.2)'): void {
  pen.save();
  for (const part of [1, 0.55]) {
    pen.translate(high * 0.6 * part, high * 0.9 * part);
    area(pen, path, colour);
  }
  pen.restore();
}

export function at(pen: Pen, [x, y, turn]: readonly [number, number, number], draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  draw();
  pen.restore();
}

/** Everything `draw` does stays inside the path. */
export function within(pen: Pen, path: Path2D, draw: () => void): void {
  pen.save();
  pen.clip(path);
  draw();
  pen.restore();
}

export function circle([x, y, r]: Spot): Path2D {
  const path = new Path2D();
  path.arc(x, y, r, 0, 7);
  return path;
}

export function pill([x, y, w, h]: readonly [number, number, number, number], r: number): Path2D {
  const path = new Path2D();
  path.roundRect(x - w / 2, y - h / 2, w, h, r);
  return path;
}

/** Calls back with even places in a disc. */
export function sprinkle([x, y, r]: Spot, count: number, seed: number, drop: (x: number, y: number, random: () => number) => void): void {
  const random = createRandom(seed);
  for (let i = 0; i < count; i++) {
    const a = i * 2.39996 + random() * 0.7;
    const d = r * Math.sqrt((i + 0.5) / count);
    drop(x + Math.cos(a) * d, y + Math.sin(a) * d, random);
  }
}
