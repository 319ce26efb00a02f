/** Farther than any canvas is wide: the shape itself is drawn out of sight, only its shadow lands in the picture. */
const AWAY = 4000;

/** Fills what `trace` outlines with a blurred edge. `blur` in design units. Not every browser has a blur filter; all have shadows. */
export function fillSoft(context: CanvasRenderingContext2D, blur: number, colour: string, trace: (context: CanvasRenderingContext2D) => void): void {
  const { a: scale } = context.getTransform();
  context.save();
  context.shadowColor = colour;
  context.shadowBlur = blur * scale;
  context.shadowOffsetX = AWAY * scale;
  context.fillStyle = '#000';
  context.translate(-AWAY, 0);
  context.beginPath();
  trace(context);
  context.fill();
  context.restore();
}

/** A radial gradient from `stops`: [offset, colour] pairs. */
export function radial(
  context: CanvasRenderingContext2D,
  [x, y, r]: readonly [number, number, number],
  stops: readonly (readonly [number, string])[],
  [fx, fy] = [x, y],
): CanvasGradient {
  const gradient = context.createRadialGradient(fx, fy, 0, x, y, r);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

export function linear(
  context: CanvasRenderingContext2D,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

export function disc(context: CanvasRenderingContext2D, x: number, y: number, r: number, squash = 1): void {
  context.beginPath();
  context.ellipse(x, y, r, r * squash, 0, 0, Math.PI * 2);
}
