import { radial } from '#creative-sdk/soft.ts';

type Stops = readonly (readonly [offset: number, colour: string])[];

/** Brushed round 0, 0: the light stands in it as fans. */
export function conic(c: CanvasRenderingContext2D, start: number, colours: readonly string[]): CanvasGradient {
  const gradient = c.createConicGradient(start, 0, 0);
  for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour);
  return gradient;
}

/** A closed path through the points. */
export function trace(c: CanvasRenderingContext2D, points: readonly { readonly x: number; readonly y: number }[]): void {
  c.beginPath();
  for (const { x, y } of points) c.lineTo(x, y);
  c.closePath();
}

/** An ellipse of light that falls off to nothing. */
export function glow(c: CanvasRenderingContext2D, [x, y, rx, ry]: readonly [number, number, number, number], stops: Stops): void {
  c.save();
  c.translate(x, y);
  c.scale(rx, ry);
  c.fillStyle = radial(c, [0, 0, 1], stops);
  c.fillRect(-1, -1, 2, 2);
  c.restore();
}
