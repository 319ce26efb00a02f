/** Degrees per second per pixel-per-second are set by the drag's scale; this is how fast a free turn slows down, in 1/s. */
const FRICTION = 2.6;
/** Slower than this many degrees per second it stands. */
const STILL = 1.5;
/** Stiffness of the pull towards a chosen angle, 1/s². */
const PULL = 26;

export const toTurn = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The way from one angle to another that is at most half a turn, in degrees. */
export function shortestWay(from: number, to: number): number {
  return toTurn(to - from + 180) - 180;
}

/** The picture of a turntable with `count` pictures that shows this angle best. */
export function toPicture(degrees: number, count: number): number {
  return Math.round((toTurn(degrees) * count) / 360) % count;
}

/** A turntable under the hand: follows a drag, runs on after it, or goes to a chosen angle. Degrees. */
export class Turning {
  angle: number;
  velocity = 0;
  #goal: number | undefined;
  #isHeld = false;

  constructor(angle: number) {
    this.angle = angle;
  }

  get isStill(): boolean {
    return !this.#isHeld && this.velocity === 0 && this.#goal === undefined;
  }

  get goal(): number {
    return this.#goal ?? this.angle;
  }

  jump(angle: number): void {
    this.angle = angle;
    this.velocity = 0;
    this.#goal = undefined;
  }

  /** Goes there by the shorter way. */
  goTo(angle: number): void {
    this.#isHeld = false;
    this.#goal = this.angle + shortestWay(this.angle, angle);
  }

  /** One step further than where it is going. */
  nudge(degrees: number): void {
    this.#goal = this.goal + degrees;
  }

  hold(): void {
    this.#isHeld = true;
    this.#goal = undefined;
    this.velocity = 0;
  }

  drag(angle: number): void {
    this.angle = angle;
  }

  /** Let go with a speed in degrees per second. */
  release(velocity: number): void {
    this.#isHeld = false;
    this.velocity = Math.max(-320, Math.min(320, velocity));
  }

  step(dt: number): void {
    if (this.#isHeld) return;
    if (this.#goal === undefined) this.#coast(dt);
    else this.#approach(this.#goal, dt);
  }

  #coast(dt: number): void {
    this.angle += this.velocity * dt;
    this.velocity *= Math.exp(-FRICTION * dt);
    if (Math.abs(this.velocity) < STILL) this.velocity = 0;
  }

  #approach(goal: number, dt: number): void {
    const damping = 2 * Math.sqrt(PULL);
    for (let left = dt; left > 1e-6; left -= 1 / 120) {
      const h = Math.min(left, 1 / 120);
      this.velocity += ((goal - this.angle) * PULL - this.velocity * damping) * h;
      this.angle += this.velocity * h;
    }
    if (Math.abs(goal - this.angle) > 0.05 || Math.abs(this.velocity) > STILL) return;
    this.jump(goal);
  }
}
