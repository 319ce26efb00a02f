export type Pen = CanvasRenderingContext2D;

/** Farther than any canvas is wide: a rim is drawn out of sight, only its soft shadow falls inside the shape. */
const AWAY = 4000;

/** A soft edge inside the current clip: `dx`, `dy` is where it reaches in from. */
function rim(c: Pen, path: Path2D, depth: number, colour: string, [blur, dx, dy]: readonly [number, number, number]): void {
  const { a: scale } = c.getTransform();
  c.save();
  c.shadowColor = colour;
  c.shadowBlur = blur * depth * scale;
  c.shadowOffsetX = (AWAY + dx * depth) * scale;
  c.shadowOffsetY = dy * depth * scale;
  c.lineWidth = 3 + 10 * depth;
  c.translate(-AWAY, 0);
  c.stroke(path);
  c.restore();
}

/** A padded piece in daylight from the upper left. `depth`: how far it bulges; `paint` adds what is printed on it. */
export function solid(c: Pen, colour: string, shape: string, depth = 1, paint?: () => void): void {
  const path = new Path2D(shape);
  c.save();
  c.clip(path);
  c.fillStyle = colour;
  c.fillRect(-400, -800, 800, 1100);
  paint?.();
  rim(c, path, depth, 'rgb(60 16 50 / .4)', [30, -8, -10]);
  rim(c, path, depth, 'rgb(255 252 236 / .62)', [12, 5, 6]);
  c.restore();
  c.strokeStyle = 'rgb(24 14 40 / .34)';
  c.lineWidth = 1.2;
  c.stroke(path);
}

/** A piece of coloured paper that throws a small shadow. */
export function cut(c: Pen, colour: string, shape: string, lift = 3): void {
  const { a: scale } = c.getTransform();
  c.save();
  c.shadowColor = 'rgb(10 30 50 / .28)';
  c.shadowBlur = lift * 2 * scale;
  c.shadowOffsetX = lift * 0.7 * scale;
  c.shadowOffsetY = lift * scale;
  c.fillStyle = colour;
  c.fill(new Path2D(shape));
  c.restore();
}

/** A line with round ends; with `dash` a seam of thread. */
export function stroke(c: Pen, colour: string, width: number, shape: string, dash: readonly number[] = []): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.setLineDash([...dash]);
  c.stroke(new Path2D(shape));
  c.setLineDash([]);
}

export const stitch = (c: Pen, colour: string, shape: string) => stroke(c, colour, 2, shape, [5, 4.5]);

export function dot(c: Pen, colour: string, x: number, y: number, rx: number, ry = rx): void {
  c.fillStyle = colour;
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  c.fill();
}

/** The outline of something fluffy around these points: a row of tufts. */
export function fluffy(points: readonly (readonly [number, number])[], tuft: number): string {
  let path = '';
  for (const [i, [x, y]] of points.entries()) {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    const count = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / tuft));
    if (i === 0) path = `M${x} ${y}`;
    for (let k = 1; k <= count; k++) {
      const [ax, ay] = [x + ((nx - x) * k) / count, y + ((ny - y) * k) / count];
      path += `A${tuft * 0.58} ${tuft * 0.58} 0 0 1 ${ax.toFixed(1)} ${ay.toFixed(1)}`;
    }
  }
  return `${path}Z`;
}

/** Highlight of a glossy skin. */
export function gloss(c: Pen, width: number, shape: string): void {
  stroke(c, 'rgb(255 255 255 / .3)', width * 1.8, shape);
  stroke(c, 'rgb(255 255 255 / .85)', width, shape);
}

/** Bands across a leg or a sock. */
export function bands(c: Pen, colours: readonly string[], from: number, step: number, height = step / 2): void {
  for (const [k, colour] of colours.entries()) {
    c.fillStyle = colour;
    c.fillRect(-200, from - k * step, 400, height);
  }
}

/** The weave of a knit or of denim: fine lines over the current clip. */
export function weave(c: Pen, colour: string, step: number, slope: number): void {
  c.strokeStyle = colour;
  c.lineWidth = 1.3;
  c.beginPath();
  for (let x = -700; x < 300; x += step) {
    c.moveTo(x, 0);
    c.lineTo(x + 800 * slope, -800);
  }
  c.stroke();
}
