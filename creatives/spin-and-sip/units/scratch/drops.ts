import { clamp, mix } from '#creative-sdk/motion.ts';
import { fbm1 } from '#creative-sdk/random.ts';
import type { Point } from './mask.ts';

export interface Drop {
  x: number;
  y: number;
  /** Radius. */
  r: number;
  speed: number;
  /** Seconds until it lets go again: drops run, stick and run. */
  rest: number;
  readonly seed: number;
}

const MOST = 26;
/** From this size on a drop is too heavy to stay. */
const HEAVY = 3.4;
/** Cells of frost that melt into one drop. */
const CELLS_A_DROP = 210;
const FASTEST = 260;

/** Meltwater: it gathers below the finger, runs down in rivulets, and clears the frost where it passes. */
export class Drops {
  readonly all: Drop[] = [];
  #melt = 0;
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Frost was rubbed away around `at`: its water hangs below, anywhere along the lower rim. */
  melt(cells: number, at: Point, radius: number): void {
    this.#melt += cells;
    while (this.#melt > CELLS_A_DROP) {
      this.#melt -= CELLS_A_DROP;
      const across = this.#random() * 1.7 - 0.85;
      this.add(at.x + across * radius, at.y + Math.sqrt(1 - across * across) * radius * 0.94, mix(1.7, 5, this.#random() ** 1.5));
    }
  }

  add(x: number, y: number, r: number): void {
    if (this.all.length >= MOST) this.all.shift();
    this.all.push({ x, y, r, speed: 0, rest: 0.15 + this.#random() * 0.7, seed: this.#random() * 100 });
  }

  /** At `words` drops freeze on again, one sooner, one later: nothing runs through what is written there. `onRun`: a drop went from one point to another and leaves a clear trail of this radius. */
  step(dt: number, floor: number, words: number, onRun: (from: Point, to: Point, r: number) => void): void {
    for (const drop of this.all) {
      drop.rest -= dt;
      if (drop.r < HEAVY && drop.speed === 0) {
        drop.r += dt * 0.16;
        continue;
      }
      if (drop.rest > 0) {
        drop.speed = Math.max(0, drop.speed - 900 * dt);
        continue;
      }
      const from = { x: drop.x, y: drop.y };
      drop.speed = Math.min(FASTEST * clamp(drop.r / 5), drop.speed + 420 * dt);
      drop.y += drop.speed * dt;
      drop.x += fbm1(drop.y * 0.035, 2, drop.seed) * drop.speed * dt * 0.42;
      drop.r -= drop.speed * dt * 0.013;
      onRun(from, drop, Math.max(2.2, drop.r * 0.95));
      this.#swallow(drop);
      const shore = words - drop.seed * 0.2;
      if (from.y < shore && drop.y >= shore) drop.rest = Number.POSITIVE_INFINITY;
      else if (this.#random() < dt * 1.5) drop.rest = 0.12 + this.#random() * 0.6;
      if (drop.r < 1.8) drop.speed = 0;
    }
    this.#keep((drop) => drop.y < floor && drop.r > 0.4);
  }

  /** A drop that runs takes the smaller ones in its way with it. */
  #swallow(drop: Drop): void {
    this.#keep((other) => {
      if (other === drop || Math.hypot(other.x - drop.x, other.y - drop.y) > other.r + drop.r || other.r > drop.r) return true;
      drop.r = Math.min(6.5, Math.cbrt(drop.r ** 3 + other.r ** 3));
      return false;
    });
  }

  #keep(isKept: (drop: Drop) => boolean): void {
    for (let i = this.all.length - 1; i >= 0; i--) {
      const drop = this.all[i];
      if (drop && !isKept(drop)) this.all.splice(i, 1);
    }
  }

  get isStill(): boolean {
    return this.all.every(({ speed }) => speed === 0);
  }

  clear(): void {
    this.all.length = 0;
    this.#melt = 0;
  }
}
