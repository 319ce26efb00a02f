/** Colours and where they stand, 0 … 1: `#ffffff 0, rgb(0 0 0 / 0.5) 1`. Colours are written without commas. */
export type Stops = string;
export type Pen = CanvasRenderingContext2D;
/** Two points: x0, y0, x1, y1. */
export type Span = readonly [number, number, number, number];

export function linear(pen: Pen, [x0, y0, x1, y1]: Span, stops: Stops): CanvasGradient {
  const gradient = pen.createLinearGradient(x0, y0, x1, y1);
  addStops(gradient, stops);
  return gradient;
}

export function addStops(gradient: CanvasGradient, stops: Stops): void {
  for (const stop of stops.split(', ')) {
    const space = stop.lastIndexOf(' ');
    gradient.addColorStop(Number(stop.slice(space + 1)), stop.slice(0, space));
  }
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export function radial(pen: Pen, disc: Disc, stops: Stops): CanvasGradient {
  const gradient = pen.createRadialGradient(disc.x, disc.y, 0, disc.x, disc.y, disc.r);
  addStops(gradient, stops);
  return gradient;
}

/** A soft light or shadow: a disc of `colour` (`r g b`) that fades to nothing. */
export function glow(pen: Pen, disc: Disc, rgb: string, alpha: number): void {
  pen.fillStyle = radial(
    pen,
    disc,
    `rgb(${rgb} / ${alpha}) 0, rgb(${rgb} / ${alpha * 0.55}) .35, rgb(${rgb} / ${alpha * 0.14}) .7, rgb(${rgb} / 0) 1`,
  );
  pen.fillRect(disc.x - disc.r, disc.y - disc.r, disc.r * 2, disc.r * 2);
}
