import { clamp, ramp } from '#creative-sdk/motion.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rows {
  readonly first: number;
  readonly last: number;
}

const NOTHING: Rows = { first: Number.POSITIVE_INFINITY, last: -1 };
/** Design units a cell. */
export const CELL = 2;
/** The soft rim of a stroke, part of its radius. */
const RIM = 0.22;
/** Glass that was rubbed stays wet for so long; then frost comes back from its rim. */
const WET_S = 2.2;
/** A cell beside frost freezes at this rate, parts a second. */
const FREEZE_RATE = 0.5;
/** A neighbour less clear than this lets frost grow on. */
const FROSTED = 0.4;

/** How clear the glass is, cell by cell: 0 frost, 1 clear. Design units in, no pixels. */
export class Mask {
  readonly columns: number;
  readonly rows: number;
  readonly clear: Float32Array;
  #changed = NOTHING;
  /** Seconds for which a cell stays wet; what is written stays for ever. */
  readonly #wet: Float32Array;
  /** Cells from the top that count: the rest is behind the snow on the sill. */
  readonly #counted: number;

  constructor(width: number, height: number, counted = height) {
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    this.clear = new Float32Array(this.columns * this.rows);
    this.#wet = new Float32Array(this.clear.length);
    this.#counted = Math.min(this.rows, Math.ceil(counted / CELL)) * this.columns;
  }

  /** Rubs from one point to another. Returns the frost that this took away, in cells. */
  rub(from: Point, to: Point, radius: number): number {
    return this.#stroke(from, to, radius, WET_S);
  }

  /** A stroke that does not freeze over. */
  write(from: Point, to: Point, radius: number): void {
    this.#stroke(from, to, radius, Number.POSITIVE_INFINITY);
  }

  #stroke(from: Point, to: Point, radius: number, wet: number): number {
    const [ax, ay, bx, by, r] = [from.x / CELL, from.y / CELL, to.x / CELL, to.y / CELL, radius / CELL];
    const [dx, dy] = [bx - ax, by - ay];
    const length2 = dx * dx + dy * dy || 1;
    const left = Math.max(0, Math.floor(Math.min(ax, bx) - r));
    const right = Math.min(this.columns - 1, Math.ceil(Math.max(ax, bx) + r));
    const top = Math.max(0, Math.floor(Math.min(ay, by) - r));
    const bottom = Math.min(this.rows - 1, Math.ceil(Math.max(ay, by) + r));
    // A thin stroke is soft over two cells at least, or its edge would be steps.
    const rim = Math.min(0.8, Math.max(RIM, 2 / r));
    let taken = 0;
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const along = clamp(((x + 0.5 - ax) * dx + (y + 0.5 - ay) * dy) / length2);
        const far = Math.hypot(x + 0.5 - ax - dx * along, y + 0.5 - ay - dy * along);
        if (far >= r) continue;
        const value = 1 - ramp(far / r, 1 - rim, 1);
        const i = y * this.columns + x;
        const before = this.clear[i] ?? 0;
        if (value > 0.2) this.#wet[i] = Math.max(this.#wet[i] ?? 0, wet);
        if (value <= before) continue;
        this.clear[i] = value;
        taken += value - before;
      }
    if (taken > 0) this.#note(top, bottom);
    return taken;
  }

  /** Frost creeps back over dry glass, from its rim inwards. */
  freeze(dt: number): void {
    const { columns, rows, clear } = this;
    const wet = this.#wet;
    const before = clear.slice();
    for (let y = 0, i = 0; y < rows; y++)
      for (let x = 0; x < columns; x++, i++) {
        const value = before[i] ?? 0;
        if (value === 0) continue;
        const left = (wet[i] ?? 0) - dt;
        wet[i] = Math.max(0, left);
        if (left > 0) continue;
        const least = Math.min(
          x > 0 ? (before[i - 1] ?? 0) : 0,
          x < columns - 1 ? (before[i + 1] ?? 0) : 0,
          y > 0 ? (before[i - columns] ?? 0) : 0,
          before[i + columns] ?? 1,
        );
        if (least >= FROSTED) continue;
        clear[i] = Math.max(0, value - FREEZE_RATE * dt);
        this.#note(y, y);
      }
  }

  #note(first: number, last: number): void {
    this.#changed = { first: Math.min(this.#changed.first, first), last: Math.max(this.#changed.last, last) };
  }

  /** The rows that changed since this was asked last. */
  takeChanged(): Rows {
    const changed = this.#changed;
    this.#changed = NOTHING;
    return changed;
  }

  /** The part of the pane that is clear, 0 … 1. */
  get share(): number {
    let sum = 0;
    for (let i = 0; i < this.#counted; i++) if ((this.clear[i] ?? 0) > 0.5) sum++;
    return sum / this.#counted;
  }

  /** The middle of the most frosted of `across` x `down` equal fields: where a breath does most. */
  frostiest(across: number, down: number): Point {
    const rows = this.#counted / this.columns;
    const sums = new Float32Array(across * down);
    for (let i = 0; i < this.#counted; i++) {
      const field = Math.floor((Math.floor(i / this.columns) * down) / rows) * across + Math.floor(((i % this.columns) * across) / this.columns);
      sums[field] = (sums[field] ?? 0) + 1 - (this.clear[i] ?? 0);
    }
    const best = sums.indexOf(Math.max(...sums));
    return { x: (((best % across) + 0.5) * this.columns * CELL) / across, y: ((Math.floor(best / across) + 0.5) * rows * CELL) / down };
  }

  /** Takes over what another mask of another size shows, but not what is written there: that has its own place in every size. */
  copy(other: Mask): void {
    for (let i = 0; i < this.clear.length; i++) {
      const x = Math.floor(((i % this.columns) * other.columns) / this.columns);
      const y = Math.floor((Math.floor(i / this.columns) * other.rows) / this.rows);
      const wet = other.#wet[y * other.columns + x] ?? 0;
      if (wet === Number.POSITIVE_INFINITY) continue;
      this.clear[i] = other.clear[y * other.columns + x] ?? 0;
      this.#wet[i] = wet;
    }
  }

  reset(): void {
    this.#note(0, this.rows);
    this.clear.fill(0);
    this.#wet.fill(0);
  }
}
