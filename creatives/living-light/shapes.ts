/** Distance from a place on the screen to an outline, negative inside; design units. */
export type Outline = (x: number, y: number) => number;

export interface Box {
  readonly x: number;
  readonly y: number;
  /** Half sizes. */
  readonly w: number;
  readonly h: number;
}

export function roundBox({ x, y, w, h }: Box, r: number): Outline {
  return (px, py) => {
    const qx = Math.abs(px - x) - w + r;
    const qy = Math.abs(py - y) - h + r;
    const ox = qx > 0 ? qx : 0;
    const oy = qy > 0 ? qy : 0;
    return Math.min(0, Math.max(qx, qy)) + Math.sqrt(ox * ox + oy * oy) - r;
  };
}

/** Close enough to an ellipse's distance near its edge. */
export function ellipse({ x, y, w, h }: Box): Outline {
  return (px, py) => {
    const k = Math.hypot((px - x) / w, (py - y) / h);
    const g = Math.hypot((px - x) / (w * w), (py - y) / (h * h));
    return g < 1e-6 ? -Math.min(w, h) : (k * (k - 1)) / g;
  };
}

/** An ellipse with the area that it may draw in: a little more, for fur. */
export function oval(box: Box): { readonly area: readonly [number, number, number, number]; readonly outline: Outline } {
  const { x, y, w, h } = box;
  return { area: [x - w - 3, y - h - 3, x + w + 3, y + h + 3], outline: ellipse(box) };
}

/** A turned body: `radius` at share 0 (top) … 1 (foot) of its height. */
export interface Turned {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly radius: (u: number) => number;
}

export function turned({ x, top, foot, radius }: Turned): Outline {
  return (px, py) => {
    const u = (py - top) / (foot - top);
    const side = Math.abs(px - x) - radius(Math.min(1, Math.max(0, u)));
    return Math.max(side, top - py, py - foot);
  };
}

/** Between two points, `r` thick. */
export function rod([x0, y0, x1, y1]: readonly [number, number, number, number], r: number): Outline {
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length2 = dx * dx + dy * dy;
  return (px, py) => {
    const t = Math.min(1, Math.max(0, ((px - x0) * dx + (py - y0) * dy) / length2));
    return Math.hypot(px - x0 - dx * t, py - y0 - dy * t) - r;
  };
}
