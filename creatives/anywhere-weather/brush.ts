import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom, fbm1 } from '#creative-sdk/random.ts';

export type Context = CanvasRenderingContext2D;
export type Stop = readonly [at: number, colour: string];

/** Size of the sheet that a world is painted on, units: what the windows show, and a margin for the drift. */
export const SHEET = { left: -40, top: -24, width: 680, height: 268 } as const;
export const RIGHT = SHEET.left + SHEET.width;
export const BOTTOM = SHEET.top + SHEET.height;

/** A vertical gradient. */
export function tint(context: Context, [from, to]: readonly [number, number], stops: readonly Stop[]): CanvasGradient {
  const gradient = context.createLinearGradient(0, from, 0, to);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** Fills the sheet between two heights. */
export function wash(context: Context, [from, to]: readonly [number, number], stops: readonly Stop[]): void {
  context.fillStyle = tint(context, [from, to], stops);
  context.fillRect(SHEET.left, from, SHEET.width, to - from);
}

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
  readonly alpha?: number;
  /** Ratio of height to width. */
  readonly flat?: number;
}

/** Light that fades out from a point. */
export function glow(context: Context, { x, y, radius, colour, alpha = 1, flat = 1 }: Light): void {
  context.save();
  context.translate(x, y);
  context.scale(1, flat);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, withAlpha(colour, alpha));
  gradient.addColorStop(0.35, withAlpha(colour, alpha * 0.48));
  gradient.addColorStop(0.7, withAlpha(colour, alpha * 0.12));
  gradient.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = gradient;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
  context.restore();
}

export type Fill = string | CanvasGradient;

/** A polygon: x, y, x, y … */
export function shape(context: Context, fill: Fill, points: readonly number[]): void {
  context.beginPath();
  for (let i = 0; i < points.length; i += 2) context.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
}

export function box(context: Context, fill: Fill, [x, y, width, height]: readonly [number, number, number, number]): void {
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
}

/** SVG path data. */
export function draw(context: Context, fill: Fill, d: string): void {
  context.fillStyle = fill;
  context.fill(new Path2D(d));
}

export interface Ridge {
  readonly y: number;
  readonly rise: number;
  /** Number of waves in 100 units. */
  readonly waves: number;
  readonly seed: number;
  readonly fill: Fill;
  readonly foot?: number;
}

/** A skyline of hills, from side to side. */
export function ridge(context: Context, { y, rise, waves, seed, fill, foot = BOTTOM }: Ridge): void {
  context.beginPath();
  context.moveTo(SHEET.left, foot);
  for (let x = SHEET.left; x <= RIGHT; x += 3) context.lineTo(x, y - (0.5 + fbm1((x * waves) / 100, 5, seed)) * rise);
  context.lineTo(RIGHT, foot);
  context.fillStyle = fill;
  context.fill();
}

export interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lit: string;
  readonly shade: string;
  readonly seed: number;
  readonly alpha?: number;
}

/** A heap cloud: puffs, the lower ones in shade, the upper ones lit. */
export function cloud(context: Context, { x, y, width, lit, shade, seed, alpha = 1 }: Cloud): void {
  const random = createRandom(seed);
  const puffs = Array.from({ length: 42 }, () => {
    const along = random() * 2 - 1;
    const high = random() * (1 - along * along);
    const radius = width * (0.07 + 0.1 * random()) * (1.15 - Math.abs(along) * 0.7);
    return { x: x + along * width * 0.5, y: y - high * width * 0.24, radius, high };
  }).sort((a, b) => a.high - b.high);
  for (const puff of puffs) {
    const colour = mixColour(shade, lit, Math.min(1, 0.15 + puff.high * 1.3));
    const gradient = context.createRadialGradient(
      puff.x + puff.radius * 0.25,
      puff.y - puff.radius * 0.35,
      puff.radius * 0.1,
      puff.x,
      puff.y,
      puff.radius,
    );
    gradient.addColorStop(0, withAlpha(mixColour(colour, lit, 0.5), 0.85 * alpha));
    gradient.addColorStop(0.55, withAlpha(colour, 0.55 * alpha));
    gradient.addColorStop(1, withAlpha(colour, 0));
    context.fillStyle = gradient;
    context.beginPath();
    context.arc(puff.x, puff.y, puff.radius, 0, 7);
    context.fill();
  }
}
