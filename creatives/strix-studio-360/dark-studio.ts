import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { project, toView, type View } from './camera.ts';
import { contour } from './contour.ts';
import type { Look } from './look.ts';
import type { Vec3 } from './solid.ts';

interface Area {
  readonly width: number;
  readonly height: number;
}

/** Where the light bar hangs, as in the shaders. */
export const BAR_Y = 1.76;
export const BAR_Z = -2.4;

/** Points of the studio to CSS pixels. */
export function toScreen(look: Look, { width, height }: Area): Placing {
  const view: View = toView(look.camera, width / height);
  return (point) => {
    const { x, y } = project(view, 0, point);
    return [x * width, y * height];
  };
}

/** The studio without its car: near-black, lighter on the wall behind the car. */
export function drawDark(context: CanvasRenderingContext2D, area: Area, look: Look): void {
  const { width, height } = area;
  const [x, y] = toScreen(look, area)([0, 1.1, -3]);
  context.fillStyle = '#090a0c';
  context.fillRect(0, 0, width, height);
  const glow = context.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.5);
  glow.addColorStop(0, mixColour('#0d0f12', look.glow, 0.06 + 0.32 * look.key));
  glow.addColorStop(1, '#090a0c');
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}

/** Light that lies on the floor around the car. */
export function drawPool(context: CanvasRenderingContext2D, look: Look, screen: Placing): void {
  const [x, y] = screen([0, 0, 0]);
  const [far] = screen([3.6, 0, 0]);
  const reach = far - x;
  context.save();
  context.translate(x, y);
  context.scale(1, 0.2);
  const pool = context.createRadialGradient(0, 0, 0, 0, 0, reach);
  for (const [i, alpha] of [0.3, 0.26, 0.16, 0.06, 0].entries())
    pool.addColorStop(i / 4, withAlpha(mixColour('#aebccb', look.glow, 0.6), alpha * look.key));
  context.fillStyle = pool;
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  context.restore();
}

export type Placing = (point: Vec3) => readonly [number, number];

/** The light bar of this half-length, as far as it burns. */
export function drawBar(context: CanvasRenderingContext2D, look: Look, screen: Placing, reach: number): void {
  const [left, y] = screen([-reach, BAR_Y, BAR_Z]);
  const [right, top] = screen([reach, BAR_Y + 0.034, BAR_Z]);
  const half = ((right - left) / 2) * look.bar;
  const middle = (left + right) / 2;
  const thick = Math.max(2, y - top);
  context.fillStyle = '#16181b';
  context.fillRect(left, y - thick / 2, right - left, thick);
  if (look.bar <= 0.01) return;
  context.save();
  context.shadowColor = withAlpha(mixColour('#ffffff', look.glow, 0.6), 0.8 * look.bar);
  context.shadowBlur = thick * 9;
  context.fillStyle = mixColour('#ffffff', look.glow, 0.06);
  context.fillRect(middle - half, y - thick / 2, half * 2, thick);
  context.restore();
}

/** The line of light that the bar draws along bonnet, roof and tail of the waiting car. */
export function drawContour(context: CanvasRenderingContext2D, screen: Placing, look: Look, strength: number): void {
  const line = contour.map(([x, y]) => screen([x, y, 0]));
  const [from = [0, 0]] = line;
  const to = line.at(-1) ?? from;
  const metre = (to[0] - from[0]) / 4.8;
  const paint = context.createLinearGradient(from[0], 0, to[0], 0);
  const tone = mixColour('#ffffff', look.glow, 0.3);
  for (const [at, alpha] of [
    [0, 0.2],
    [0.15, 0.85],
    [0.5, 1],
    [0.86, 0.85],
    [1, 0.2],
  ] as const)
    paint.addColorStop(at, withAlpha(tone, alpha * strength));
  context.save();
  context.strokeStyle = paint;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [lineWidth, alpha] of [
    [metre * 0.07, 0.09],
    [metre * 0.03, 0.2],
    [Math.max(1.5, metre * 0.015), 1],
  ] as const) {
    context.lineWidth = lineWidth;
    context.globalAlpha = alpha;
    context.beginPath();
    for (const [x, y] of line) context.lineTo(x, y);
    context.stroke();
  }
  context.restore();
}
