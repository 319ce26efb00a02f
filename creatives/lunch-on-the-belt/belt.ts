import { clamp } from '#creative-sdk/motion.ts';

/** Idle speed, plate diameters per second: slow enough to read a dish, fast enough to want it. */
const DRIFT_PER_S = 0.34;
/** How fast a flick comes down to the idle speed, 1/s. */
const FRICTION_PER_S = 2.1;
const MAX_SPEED_PER_S = 22;
/** Uneven gaps, as a cook places plates: gap after each dish, plate diameters. */
const gaps = [0.42, 0.52, 0.38, 0.48, 0.4, 0.5] as const;

/** An endless belt. Lengths are plate diameters; positions are centres, from the left edge of the window on the belt. */
export class Belt {
  readonly #seats: number[] = [];
  readonly length: number;
  /** How far the belt has run, to the right. */
  offset = 0;
  velocity = 0;
  isRunning = true;

  /** `window`: what one sees of it. Even `pitch` for pages, else the uneven gaps, wide enough that no dish is seen twice. */
  constructor(window: number, pitch?: number) {
    const fewest = (window + 1.4) / gaps.length - 1;
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const more = Math.max(0, fewest - mean);
    let at = 0;
    for (const gap of gaps) {
      this.#seats.push(at);
      at += pitch ?? 1 + gap + more;
    }
    this.length = at;
  }

  /** Where a dish is, from half a belt before the window's middle to half a belt behind it. */
  at(index: number, middle: number): number {
    const raw = (this.#seats[index] ?? 0) + this.offset;
    return wrap(raw - middle, this.length) + middle;
  }

  /** The dish nearest to this place. */
  nearest(x: number): number {
    let best = 0;
    for (let i = 1; i < this.#seats.length; i++) if (Math.abs(this.at(i, x) - x) < Math.abs(this.at(best, x) - x)) best = i;
    return best;
  }

  /** Moves the belt on; returns the change of speed, which moves the plates. */
  step(dt: number): number {
    const before = this.velocity;
    const idle = this.isRunning ? DRIFT_PER_S : 0;
    const pull = Math.exp(-FRICTION_PER_S * dt);
    this.velocity = idle + (this.velocity - idle) * pull;
    this.offset += (before + this.velocity) * 0.5 * dt;
    return this.velocity - before;
  }

  flick(velocity: number): void {
    this.velocity = clamp(velocity, -MAX_SPEED_PER_S, MAX_SPEED_PER_S);
  }

  /** Flicks by this far, were the belt not running. */
  flickBy(distance: number): void {
    this.flick(distance * FRICTION_PER_S);
  }

  /** Flicks so that a dish comes to `x` and, were the belt not running, would stop there. */
  flickTo(index: number, x: number): void {
    this.flickBy(x - this.at(index, x));
  }

  /** Shows a dish at once, without running there. */
  jumpTo(index: number, x: number): void {
    this.offset += x - this.at(index, x);
    this.velocity = 0;
  }
}

/** Into −period/2 … period/2. */
export function wrap(x: number, period: number): number {
  return x - period * Math.round(x / period);
}
