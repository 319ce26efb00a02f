import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, Spring } from '#creative-sdk/motion.ts';

/** How far the horizon leans with the speed of the blinds, radians per window per second, and at most. */
const LEAN = 0.014;
const LEAN_MOST = 0.024;
/** A mouse over the ad counts as activity this often, s. */
const COUNTS_EVERY_S = 1;

/** How the plane lies, and where its passenger looks: neither is still, and neither changes the weather. */
export class Flight {
  readonly #lean = new Spring(0, 26, 0.5);
  readonly #x = new Spring(0, 40, 1);
  readonly #y = new Spring(0, 40, 1);
  #seen = 0;
  #countedAt = 0;

  /** −1 … 1 to the right and −1 … 1 down: the planes outside move behind the window frames. */
  look(x: number, y: number): void {
    this.#x.target = clamp(x, -1);
    this.#y.target = clamp(y, -1);
  }

  /** Follows the pointer. A mouse that only passes over the windows keeps the ad awake, unless it plays by itself. */
  follow(stage: Stage, isByItself: () => boolean): void {
    stage.root.addEventListener('pointermove', ({ clientX, clientY }) => {
      this.look((clientX / stage.width) * 2 - 1, (clientY / stage.height) * 2 - 1);
      if (isByItself() || stage.time - this.#countedAt < COUNTS_EVERY_S) return;
      this.#countedAt = stage.time;
      stage.noteActivity();
    });
    stage.root.addEventListener('pointerleave', () => this.look(0, 0));
  }

  /** `seen`: how much of the destination is visible; the plane leans a little as the blinds move fast. */
  step(seen: number, dt: number): void {
    if (dt === 0) return;
    this.#lean.target = clamp(((this.#seen - seen) / dt) * LEAN, -LEAN_MOST, LEAN_MOST);
    this.#seen = seen;
    for (const spring of [this.#lean, this.#x, this.#y]) spring.step(dt);
  }

  /** Radians. */
  get roll(): number {
    return this.#lean.value;
  }
  get gaze(): readonly [number, number] {
    return [this.#x.value, this.#y.value];
  }
}
