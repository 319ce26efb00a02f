import type { Rim } from './wheel.ts';

export type Deed = 'turn' | 'paint' | 'rim' | 'lamps' | 'view';
export type Quarter = 'first_quartile' | 'midpoint' | 'third_quartile';
const quarters: readonly Quarter[] = ['first_quartile', 'midpoint', 'third_quartile'];

/** What the visitor has chosen, and how far the ad has come: every new kind of action is a quarter. */
export class Shoot {
  paint = 0;
  /** The paint below the new one, while that runs along the car. */
  before = 0;
  rim: Rim = 'talon';
  isLit = false;
  view = 0;
  isTaken = false;
  readonly #done = new Set<Deed>();

  /** The milestone that this deed reaches, if it is the first of its kind. */
  mark(deed: Deed): Quarter | undefined {
    if (this.#done.has(deed)) return undefined;
    this.#done.add(deed);
    return quarters[this.#done.size - 1];
  }

  /** Milestones that were skipped when the picture was taken early. */
  finish(): readonly Quarter[] {
    this.isTaken = true;
    return quarters.slice(Math.min(this.#done.size, quarters.length));
  }

  repaint(index: number): void {
    this.before = this.paint;
    this.paint = index;
  }
}
