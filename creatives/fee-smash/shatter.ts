import { clipPolygon, type Point, type Polygon } from './polygon.ts';

/** A straight cut: a point of it and its direction, of length 1. */
export interface Cut {
  readonly at: Point;
  readonly dx: number;
  readonly dy: number;
}

export interface Shard {
  readonly outline: Polygon;
  /** On which side of the cut: −1 or 1, along its normal (−dy, dx). */
  readonly side: -1 | 1;
}

/** Voronoi cells of `sites` inside a convex outline, each cut in two where the cut runs through it. */
export function shatter(outline: Polygon, sites: readonly Point[], cut: Cut): Shard[] {
  const offset = -cut.dy * cut.at.x + cut.dx * cut.at.y;
  return sites.flatMap((site) => {
    const cell = cellOf(outline, site, sites);
    const sides = [
      { side: -1 as const, outline: clipPolygon(cell, { nx: -cut.dy, ny: cut.dx, d: offset }) },
      { side: 1 as const, outline: clipPolygon(cell, { nx: cut.dy, ny: -cut.dx, d: -offset }) },
    ];
    return sides.filter((shard) => shard.outline.length > 2);
  });
}

function cellOf(outline: Polygon, site: Point, sites: readonly Point[]): Polygon {
  let cell = outline;
  for (const other of sites) {
    if (other === site) continue;
    const [nx, ny] = [other.x - site.x, other.y - site.y];
    cell = clipPolygon(cell, { nx, ny, d: (other.x ** 2 + other.y ** 2 - site.x ** 2 - site.y ** 2) / 2 });
  }
  return cell;
}

/** Where glass breaks: fine along the cut, coarse towards the rim. */
export function scatterSites(count: number, size: { w: number; h: number }, cut: Cut, random: () => number): Point[] {
  const reach = Math.hypot(size.w, size.h) / 2;
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + 0.5) / count + (random() - 0.5) / count) * 2 - 1;
    const away = (random() < 0.5 ? -1 : 1) * (0.08 + 0.92 * random() ** 1.4) * size.h * 0.55;
    return { x: cut.at.x * 0.4 + cut.dx * along * reach - cut.dy * away, y: cut.at.y * 0.4 + cut.dy * along * reach + cut.dx * away };
  });
}
