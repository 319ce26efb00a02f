import { RANGE } from './lens.ts';

const CELLS = 48;
/** What counts as looked at: this far to either side of the middle of the view, radians. */
const GAZE = (15 / 180) * Math.PI;
/** The share of a whole view that unlocks the rate. */
export const GOAL = 0.6;

/** How much the visitor has looked at, of all places together: as much as one place has all around is 1. */
export class Coverage {
  readonly #seen = new Set<string>();

  look(yaw: number, place: string): void {
    for (let i = 0; i < CELLS; i++) {
      const middle = ((i + 0.5) / CELLS - 0.5) * RANGE;
      if (Math.abs(middle - yaw) <= GAZE) this.#seen.add(place + i);
    }
  }

  get value(): number {
    return Math.min(1, this.#seen.size / CELLS);
  }

  /** Towards the goal, 0 … 1. */
  get progress(): number {
    return Math.min(1, this.value / GOAL);
  }
}
