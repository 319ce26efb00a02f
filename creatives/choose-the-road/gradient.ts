/** Colours and where they stand, 0 … 1: `#ffffff 0, #00000080 1`. Colours are written without commas. */
export type Stops = string;
export type Pen = CanvasRenderingContext2D;
/** Two points: x0, y0, x1, y1. */
type Span = readonly [number, number, number, number];
/** `flat`: its height as a share of its width. */
export type Disc = readonly [x: number, y: number, r: number, flat?: number];

export function linear(pen: Pen, [x0, y0, x1, y1]: Span, stops: Stops): CanvasGradient {
  return addStops(pen.createLinearGradient(x0, y0, x1, y1), stops);
}

export function radial(pen: Pen, [x, y, r]: Disc, stops: Stops): CanvasGradient {
  return addStops(pen.createRadialGradient(x, y, 0, x, y, r), stops);
}

/** A soft light or shadow: a disc of `rgb` that fades to nothing. */
export function glow(pen: Pen, [x, y, r, flat = 1]: Disc, rgb: string, alpha: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, flat);
  pen.fillStyle = radial(
    pen,
    [0, 0, r],
    `rgb(${rgb} / ${alpha}) 0, rgb(${rgb} / ${alpha * 0.5}) .32, rgb(${rgb} / ${alpha * 0.14}) .68, rgb(${rgb} / 0) 1`,
  );
  pen.fillRect(-r, -r, r * 2, r * 2);
  pen.restore();
}

/** Light that adds up where it falls. */
export function shine(pen: Pen, disc: Disc, rgb: string, alpha: number): void {
  pen.globalCompositeOperation = 'lighter';
  glow(pen, disc, rgb, alpha);
  pen.globalCompositeOperation = 'source-over';
}

export function disc(pen: Pen, [x, y, r]: Disc, fill: string | CanvasGradient): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
}

/** A rectangle with round corners. */
export function box(pen: Pen, rect: readonly [number, number, number, number, (number | number[])?], fill: string | CanvasGradient): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(...rect);
  pen.fill();
}

/** A closed shape through corner points: pairs, or x and y by turns. */
export function polygon(pen: Pen, points: readonly (number | readonly [number, number])[], fill: string | CanvasGradient): void {
  const flat = points.flat();
  pen.fillStyle = fill;
  pen.beginPath();
  for (let i = 0; i < flat.length; i += 2) pen.lineTo(flat[i] ?? 0, flat[i + 1] ?? 0);
  pen.closePath();
  pen.fill();
}

/** A blade of grass, a twig: from its foot it bends over to its tip. */
export function blade(pen: Pen, [x, y]: readonly [number, number], [lean, height]: readonly [number, number], width: number, ink: string): void {
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x + lean * 0.2, y - height * 0.7, x + lean, y - height);
  pen.stroke();
}

function addStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const stop of stops.split(', ')) {
    const space = stop.lastIndexOf(' ');
    gradient.addColorStop(Number(stop.slice(space + 1)), stop.slice(0, space));
  }
  return gradient;
}
