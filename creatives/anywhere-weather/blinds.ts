import { clamp, Spring } from '#creative-sdk/motion.ts';

export const WINDOWS = 3;
/** Half-way up, a neighbouring blind stands this much higher or lower: the three form a stair, which is level at both ends. */
const STAIR = 0.2;
/** A blind that was thrown keeps moving for this long, seconds. */
const THROW_S = 0.18;
const EASY = [70, 60, 52] as const;
const BRISK_STIFFNESS = 240;

/** How far the blind of a window is up when the three together stand at `raise`. */
export function liftOf(raise: number, window: number): number {
  return raise + (window - 1) * STAIR * 4 * raise * (1 - raise);
}

/** The inverse of liftOf: where the three stand when one window's blind is up by `lift`. */
export function raiseOf(lift: number, window: number): number {
  const bend = (window - 1) * STAIR * 4;
  const aim = clamp(lift);
  if (Math.abs(bend) < 1e-9) return aim;
  return (1 + bend - Math.sqrt((1 + bend) ** 2 - 4 * bend * aim)) / (2 * bend);
}

/** A released blind stays where it is, or moves to an end that it was near to or thrown at. `speed`: windows per second, upwards. */
export function restOf(raise: number, speed: number): number {
  const aim = clamp(raise + speed * THROW_S);
  return aim > 0.62 ? 1 : aim < 0.1 ? 0 : aim;
}

/** Three cabin blinds that follow one hand. 0 is down: all rain. 1 is up: all destination. */
export class Blinds {
  raise = 0;
  #isBrisk = false;
  readonly #easy = EASY.map((stiffness) => new Spring(0, stiffness, 0.78));
  readonly #brisk = EASY.map(() => new Spring(0, BRISK_STIFFNESS, 1));

  get lifts(): readonly number[] {
    return this.#springs.map((spring) => spring.value);
  }
  /** How far the three are up on average, 0 … 1. */
  get seen(): number {
    return clamp(this.lifts.reduce((sum, lift) => sum + lift, 0) / WINDOWS);
  }
  get isOpen(): boolean {
    return this.raise === 1 && this.seen > 0.985;
  }
  get isStill(): boolean {
    return this.#springs.every((spring) => spring.isStill);
  }

  step(dt: number): void {
    for (const spring of this.#springs) spring.step(dt);
  }
  /** Moves the blinds to `raise`, one after the other. */
  go(raise: number, isBrisk = false): void {
    this.raise = clamp(raise);
    this.#use(isBrisk);
    for (const [i, spring] of this.#springs.entries()) spring.target = liftOf(this.raise, i);
  }
  jump(raise: number): void {
    this.raise = clamp(raise);
    for (const [i, spring] of this.#springs.entries()) spring.jump(liftOf(this.raise, i));
  }
  /** The blind that is dragged follows the pointer; its neighbours follow it. */
  hold(lift: number, window: number): void {
    this.go(raiseOf(lift, window));
    this.#springs[window]?.jump(liftOf(this.raise, window));
  }

  get #springs(): readonly Spring[] {
    return this.#isBrisk ? this.#brisk : this.#easy;
  }
  #use(isBrisk: boolean): void {
    if (isBrisk === this.#isBrisk) return;
    const before = this.lifts;
    this.#isBrisk = isBrisk;
    for (const [i, spring] of this.#springs.entries()) spring.jump(before[i] ?? 0);
  }
}
