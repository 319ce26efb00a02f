export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Polygon = readonly Point[];

/** All points p with n·p ≤ d. */
export interface HalfPlane {
  readonly nx: number;
  readonly ny: number;
  readonly d: number;
}

/** The part of a convex polygon inside the half-plane (Sutherland and Hodgman). */
export function clipPolygon(polygon: Polygon, { nx, ny, d }: HalfPlane): Polygon {
  const out: Point[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const [da, db] = [a.x * nx + a.y * ny - d, b.x * nx + b.y * ny - d];
    if (da <= 0) out.push(a);
    if (da <= 0 !== db <= 0) {
      const t = da / (da - db);
      out.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
  });
  return out;
}

export function areaOf(polygon: Polygon): number {
  let twice = 0;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    twice += a.x * b.y - b.x * a.y;
  });
  return Math.abs(twice) / 2;
}

/** Mean of the corners: near enough to the centre of mass for a shard. */
export function middleOf(polygon: Polygon): Point {
  const n = polygon.length || 1;
  return { x: polygon.reduce((sum, p) => sum + p.x, 0) / n, y: polygon.reduce((sum, p) => sum + p.y, 0) / n };
}

/** A rectangle round the origin with its corners cut. */
export function plate(w: number, h: number, corner: number): Polygon {
  const [x, y] = [w / 2, h / 2];
  return [
    { x: -x + corner, y: -y },
    { x: x - corner, y: -y },
    { x, y: -y + corner },
    { x, y: y - corner },
    { x: x - corner, y },
    { x: -x + corner, y },
    { x: -x, y: y - corner },
    { x: -x, y: -y + corner },
  ];
}
