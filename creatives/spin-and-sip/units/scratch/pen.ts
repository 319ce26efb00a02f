export type Pen = CanvasRenderingContext2D;
type Paint = string | CanvasGradient | CanvasPattern;

/** Fills an SVG path. */
export function fill(c: Pen, paint: Paint, path: string): void {
  c.fillStyle = paint;
  c.fill(new Path2D(path));
}

/** Draws along an SVG path, with round ends. */
export function line(c: Pen, paint: Paint, width: number, path: string): void {
  c.strokeStyle = paint;
  c.lineWidth = width;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.stroke(new Path2D(path));
}

export function oval(c: Pen, paint: Paint, x: number, y: number, rx: number, ry = rx): void {
  c.fillStyle = paint;
  c.beginPath();
  c.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  c.fill();
}

/** Paints inside an SVG path only. */
export function within(c: Pen, path: string, paint: () => void): void {
  c.save();
  c.clip(new Path2D(path));
  paint();
  c.restore();
}
