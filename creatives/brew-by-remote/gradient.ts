export type Stops = readonly (readonly [offset: number, colour: string])[];
export type Pen = CanvasRenderingContext2D;
/** Two points: x0, y0, x1, y1. */
export type Span = readonly [number, number, number, number];

export function linear(pen: Pen, [x0, y0, x1, y1]: Span, stops: Stops): CanvasGradient {
  const gradient = pen.createLinearGradient(x0, y0, x1, y1);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export function radial(pen: Pen, disc: Disc, stops: Stops): CanvasGradient {
  const gradient = pen.createRadialGradient(disc.x, disc.y, 0, disc.x, disc.y, disc.r);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

/** A soft light or shadow: a disc of `colour` (`r g b`) that fades to nothing. */
export function glow(pen: Pen, disc: Disc, rgb: string, alpha: number): void {
  pen.fillStyle = radial(pen, disc, [
    [0, `rgb(${rgb} / ${alpha})`],
    [0.35, `rgb(${rgb} / ${alpha * 0.55})`],
    [0.7, `rgb(${rgb} / ${alpha * 0.14})`],
    [1, `rgb(${rgb} / 0)`],
  ]);
  pen.fillRect(disc.x - disc.r, disc.y - disc.r, disc.r * 2, disc.r * 2);
}
