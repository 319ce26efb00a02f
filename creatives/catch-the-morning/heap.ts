import type { Kind } from './kinds.ts';

/** The bowl shows this many; after that the newest replaces the oldest of the upper layers. */
export const HEAP_SIZE = 24;
/** How fast a caught piece settles, seconds. */
const SETTLE_S = 0.34;

/** A place in the heap, in rim radii: right, towards the viewer, up. */
export interface Seat {
  readonly x: number;
  readonly near: number;
  readonly up: number;
  readonly layer: number;
}

const LAYERS = [
  { count: 9, step: 4, ring: 0.7, up: -0.02, from: 0.35 },
  { count: 1, step: 1, ring: 0, up: 0.02, from: 0 },
  { count: 7, step: 4, ring: 0.46, up: 0.17, from: 0.1 },
  { count: 5, step: 2, ring: 0.26, up: 0.34, from: 1.05 },
  { count: 2, step: 1, ring: 0.1, up: 0.5, from: 0.2 },
] as const;

/** The seats in the order of filling: the bottom first, and each layer from side to side so that the heap stays level. */
export const SEATS: readonly Seat[] = LAYERS.flatMap(({ count, step, ring, up, from }, layer) =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + (((i * step) % count) / count) * Math.PI * 2;
    const near = Math.sin(angle) * ring;
    return { x: Math.cos(angle) * ring, near, up: up - (layer === 0 ? Math.max(0, near) * 0.06 : 0), layer };
  }),
);

export interface Resting {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly pose: number;
  readonly lean: number;
  /** Where it came in, rim radii from the middle of the rim. */
  readonly fromX: number;
  readonly fromY: number;
  /** 0 … 1 on its way to its seat. */
  settled: number;
}

export class Heap {
  /** Everything caught, in order. */
  readonly caught: Kind[] = [];
  #resting: Resting[] = [];

  /** From the farthest to the nearest. */
  get resting(): readonly Resting[] {
    return this.#resting;
  }

  add(piece: { readonly kind: Kind; readonly pose: number; readonly lean: number }, fromX: number, fromY: number): void {
    const n = this.caught.length;
    const index = n < HEAP_SIZE ? n : 10 + ((n - HEAP_SIZE) % (HEAP_SIZE - 10));
    const seat = SEATS[index];
    this.caught.push(piece.kind);
    if (!seat) return;
    const others = this.#resting.filter((one) => one.seat !== seat);
    this.#resting = [...others, { kind: piece.kind, pose: piece.pose, lean: piece.lean, seat, fromX, fromY, settled: 0 }].sort(
      (a, b) => order(a.seat) - order(b.seat),
    );
  }

  clear(): void {
    this.caught.length = 0;
    this.#resting = [];
  }

  settle(): void {
    for (const one of this.#resting) one.settled = 1;
  }

  step(dt: number): void {
    for (const one of this.#resting) one.settled = Math.min(1, one.settled + dt / SETTLE_S);
  }
}

function order({ near, up }: Seat): number {
  return near + up * 0.9;
}
