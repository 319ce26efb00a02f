export interface Point {
  readonly x: number;
  readonly y: number;
}
type Outline = { x: number; y: number }[];

/** Corners of a new drop, and how far apart corners of an outline may lie: beyond, another is put between them. */
const CORNERS = 14;
const FINE = 0.05;
/** No outline is refined when all have as many corners. */
const MOST = 7000;

/**
 * Milk that floats on coffee, in a plane of which the cup shows the unit disc. It moves as in paper marbling (Jaffer, "Mathematical Marbling"): a drop pushes all
 * that floats out of its way, so that each shape keeps its area, and a stroke drags along what is near.
 */
export class Milk {
  /** Counts the moves, so that what has not moved need not be outlined again. */
  version = 0;
  readonly shapes: Outline[] = [];
  /** Lines of crema, which show where the coffee goes. */
  readonly strands: Outline[] = [];
  /** Where coffee closed over the way of the stream, and parts one leaf from the next. */
  readonly folds: Outline[] = [];
  /** The way since the hand last turned. */
  #trail: Outline = [];

  constructor(random: () => number) {
    for (let k = 0; k < 30; k++) {
      const strand: Outline = [];
      const [radius, from, turn, wave] = [0.15 + 0.8 * random(), 6.3 * random(), 0.5 + random(), 6 * random()];
      for (let i = 0; i <= 14; i++) {
        const angle = from + (turn * i) / 14;
        const r = radius + 0.03 * Math.sin(i * 0.7 + wave) - i * 0.006;
        strand.push({ x: Math.cos(angle) * r, y: Math.sin(angle) * r });
      }
      this.strands.push(strand);
    }
  }

  /** A drop that is `r` wide when it lies alone. */
  drop(at: Point, r: number): void {
    // Every outline is pushed to at least `r` away, so that the shape the drop falls into holds it already.
    const isInside = this.shapes.some((shape) => holds(shape, at));
    this.#move((point) => {
      const x = point.x - at.x;
      const y = point.y - at.y;
      const push = Math.sqrt(1 + (r * r) / Math.max(1e-6, x * x + y * y));
      point.x = at.x + x * push;
      point.y = at.y + y * push;
    });
    if (isInside) return;
    const corner = (i: number) => ({ x: at.x + Math.cos((i / CORNERS) * Math.PI * 2) * r, y: at.y + Math.sin((i / CORNERS) * Math.PI * 2) * r });
    this.shapes.push(Array.from({ length: CORNERS }, (_, i) => corner(i)));
  }

  /** The stream passes here. */
  trace(at: Point): void {
    this.#trail.push({ ...at });
  }

  /** The hand has turned, and now goes to the right (1) or left (-1). The way to its first turn parts nothing yet. */
  turn(way: number, isFirst: boolean): void {
    const trail = this.#trail;
    let end = 0;
    for (const [k, { x }] of trail.entries()) if (x * way < (trail[end]?.x ?? 0) * way) end = k;
    // What follows the outermost place is the beginning of the next way.
    this.#trail = trail.splice(end);
    const [first, last] = [trail[0], trail.at(-1)];
    if (isFirst || !first || !last) return;
    for (const by of [0.03, 0.06, 0.09, 0.12]) {
      trail.unshift({ x: first.x + by * way, y: first.y - by / 3 });
      trail.push({ x: last.x - by * way, y: last.y - by / 3 });
    }
    this.folds.push(trail);
  }

  /** The stream goes from one place to another and takes along what floats within about `reach`; below `strength` 1 it leaves that behind. */
  drag(from: Point, to: Point, reach: number, strength = 1): void {
    this.#move((point) => {
      const pull = strength * Math.exp(-((point.x - from.x) ** 2 + (point.y - from.y) ** 2) / reach ** 2);
      point.x += (to.x - from.x) * pull;
      point.y += (to.y - from.y) * pull;
    });
  }

  #move(move: (point: Outline[number]) => void): void {
    this.version++;
    let corners = 0;
    for (const line of [...this.shapes, ...this.strands, ...this.folds, this.#trail]) {
      for (const point of line) move(point);
      corners += line.length;
    }
    for (const line of corners < MOST ? this.shapes : []) refine(line);
  }
}

/** Puts a corner between two that have come to lie too far apart. */
function refine(outline: Outline): void {
  for (let i = outline.length - 1; i >= 0; i--) {
    const [a, b] = [outline[i], outline[(i + 1) % outline.length]];
    if (a && b && Math.hypot(a.x - b.x, a.y - b.y) > FINE) outline.splice(i + 1, 0, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }
}

export function holds(outline: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  let b = outline.at(-1);
  for (const a of outline) {
    if (b && a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside;
    b = a;
  }
  return isInside;
}

/** Near the wall milk is pressed together: the plane comes to an end at the rim of the cup. */
export function toCup({ x, y }: Point): Point {
  const shrink = (1 + (x * x + y * y) ** 3) ** (-1 / 6);
  return { x: x * shrink, y: y * shrink };
}
