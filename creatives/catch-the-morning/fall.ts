import { clamp, mix } from '#creative-sdk/motion.ts';
import { INGREDIENTS, KINDS, type Kind } from './kinds.ts';

/** Design units per second, and per second squared. */
const START_SPEED = 120;
const GRAVITY = 150;
const TERMINAL = 340;
/** The edge of the rim acts on pieces as a bead of this radius, rim radii. */
const BEAD = 0.06;
const BOUNCE = 0.45;
/** The bowl catches in a slightly larger area than is drawn: rim radii. */
const KINDNESS = 1.06;
/** What falls beside the bowl's way by so much can still be caught. */
const ASIDE = 16;
/** How the rest of a flock follows its first piece, each kind in its own way; a bowl that waits below catches them all. */
const FLOCKS: Readonly<Record<Kind, readonly (readonly [aside: number, above: number])[]>> = {
  blueberry: [
    [23, 14],
    [-20, 28],
    [4, 46],
  ],
  almond: [
    [26, 34],
    [-26, 34],
  ],
  banana: [
    [22, 36],
    [44, 72],
  ],
  honey: [
    [-3, 46],
    [4, 88],
  ],
  oat: [],
};
/** From one golden oat to the next. */
const OAT_EVERY = 9;

export interface Piece {
  readonly kind: Kind;
  readonly id: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Turns, and turns a second. */
  pose: number;
  readonly tumble: number;
  /** In the picture's plane, radians. */
  lean: number;
  readonly swing: number;
  /** It hit the rim's outside or was thrown out: no longer to be caught. */
  isLost: boolean;
}

/** The bowl's opening. */
export interface Rim {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Chooses what falls and where: one place follows another so that a player can reach both. */
export class Sower {
  readonly #random: () => number;
  readonly #range: { readonly from: number; readonly to: number };
  #x: number;
  #id = 0;
  #turn = 0;
  #last: Kind | undefined;

  constructor(random: () => number, range: { readonly from: number; readonly to: number }) {
    this.#random = random;
    this.#range = { from: range.from - ASIDE, to: range.to + ASIDE };
    this.#x = (range.from + range.to) / 2;
  }

  next(kind = this.#kind()): Piece {
    const { from, to } = this.#range;
    const span = to - from;
    const way = span * mix(0.14, 0.42, this.#random()) * (this.#random() < 0.5 ? -1 : 1);
    const turned = this.#x + way < from || this.#x + way > to ? -way : way;
    this.#x = clamp(this.#x + turned, from, to);
    return this.at(kind, this.#x, -30);
  }

  /** A flock and a single piece in turn. */
  sow(): readonly Piece[] {
    const isFlock = this.#turn % 2 === 0;
    const first = this.next();
    return isFlock ? this.flock(first) : [first];
  }

  /** The piece and those of its kind that follow it, on the side that has more room. */
  flock(first: Piece): readonly Piece[] {
    const { from, to } = this.#range;
    const side = first.x > (from + to) / 2 ? -1 : 1;
    return [first, ...FLOCKS[first.kind].map(([aside, above]) => this.at(first.kind, clamp(first.x + aside * side, from, to), first.y - above))];
  }

  at(kind: Kind, x: number, y: number): Piece {
    const { tumble } = INGREDIENTS[kind];
    const side = this.#random() < 0.5 ? -1 : 1;
    return {
      kind,
      id: this.#id++,
      x,
      y,
      vx: mix(-9, 9, this.#random()),
      vy: START_SPEED,
      pose: this.#random(),
      tumble: tumble * side * mix(0.8, 1.25, this.#random()),
      lean: kind === 'honey' ? 0 : mix(-0.5, 0.5, this.#random()),
      swing: kind === 'honey' ? 0 : mix(0.1, 0.5, this.#random()) * -side,
      isLost: false,
    };
  }

  #kind(): Kind {
    if (this.#turn++ % OAT_EVERY === OAT_EVERY - 2) return 'oat';
    const drawn = Math.floor(this.#random() * 4);
    // Never twice the same: a blind hand too gets something of everything.
    this.#last = KINDS[KINDS[drawn] === this.#last ? (drawn + 1) % 4 : drawn] ?? 'blueberry';
    return this.#last;
  }
}

/** One step of a piece. True when it went into the bowl. */
export function stepPiece(piece: Piece, dt: number, rim: Rim): boolean {
  const before = piece.y;
  piece.vy = Math.min(TERMINAL, piece.vy + GRAVITY * dt * (piece.isLost ? 3.2 : 1));
  piece.x += piece.vx * dt;
  piece.y += piece.vy * dt;
  piece.pose += piece.tumble * dt;
  piece.lean += piece.swing * dt;
  if (piece.isLost || piece.y < rim.y - 40) return false;
  const inside = Math.abs(piece.x - rim.x) < rim.r * KINDNESS;
  if (before <= rim.y && piece.y > rim.y && inside) return true;
  for (const side of [-1, 1]) bounce(piece, rim, side);
  if (piece.y > rim.y + 34) piece.isLost = true;
  return false;
}

/** Collision with the bead of the rim, from outside only: what comes from above slides in. */
function bounce(piece: Piece, rim: Rim, side: number): void {
  const dx = piece.x - (rim.x + side * rim.r);
  const dy = piece.y - rim.y;
  const reach = INGREDIENTS[piece.kind].radius * 0.8 + rim.r * BEAD;
  const distance = Math.hypot(dx, dy);
  if (distance >= reach || dx * side <= rim.r * (KINDNESS - 1) || distance === 0) return;
  const [nx, ny] = [dx / distance, dy / distance];
  const towards = piece.vx * nx + piece.vy * ny;
  if (towards >= 0) return;
  piece.vx -= (1 + BOUNCE) * towards * nx;
  piece.vy -= (1 + BOUNCE) * towards * ny;
  piece.x = rim.x + side * rim.r + nx * reach;
  piece.y = rim.y + ny * reach;
  piece.isLost = true;
}

/** Seconds until a piece reaches a height. */
export function timeTo(piece: Piece, y: number): number {
  const way = y - piece.y;
  if (way <= 0) return 0;
  const speedUp = (TERMINAL - piece.vy) / GRAVITY;
  const wayUp = piece.vy * speedUp + (GRAVITY * speedUp * speedUp) / 2;
  if (way > wayUp) return speedUp + (way - wayUp) / TERMINAL;
  return (Math.sqrt(piece.vy * piece.vy + 2 * GRAVITY * way) - piece.vy) / GRAVITY;
}
