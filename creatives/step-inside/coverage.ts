import { RANGE } from './lens.ts';

const CELLS = 48;
/** What counts as looked at: this far to either side of the middle of the view, radians. */
const GAZE = (20 / 180) * Math.PI;
/** A place once walked to counts like this share of the view. */
const PLACE = 0.08;
/** The share that unlocks the rate. */
export const GOAL = 0.6;

/** How much of the view the visitor has seen. */
export class Coverage {
  readonly #seen = new Set<number>();
  readonly #places = new Set<string>();

  look(yaw: number, place: string): void {
    this.#places.add(place);
    for (let i = 0; i < CELLS; i++) {
      const middle = ((i + 0.5) / CELLS - 0.5) * RANGE;
      if (Math.abs(middle - yaw) <= GAZE) this.#seen.add(i);
    }
  }

  get value(): number {
    return Math.min(1, this.#seen.size / CELLS + Math.max(0, this.#places.size - 1) * PLACE);
  }

  /** Towards the goal, 0 … 1. */
  get progress(): number {
    return Math.min(1, this.value / GOAL);
  }
}
