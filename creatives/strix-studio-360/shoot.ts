import type { Rim } from './wheel.ts';

export type Deed = 'turn' | 'paint' | 'rim' | 'lamps' | 'view';
export type Quarter = 'first_quartile' | 'midpoint' | 'third_quartile';
const quarters: readonly Quarter[] = ['first_quartile', 'midpoint', 'third_quartile'];

/** What the visitor has chosen, and how far the shoot has come: every new kind of deed is a quarter of it. */
export class Shoot {
  paint = 0;
  /** The paint that the present one runs over. */
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

  /** Milestones that a finished shoot has passed without saying so. */
  finish(): readonly Quarter[] {
    this.isTaken = true;
    return quarters.slice(Math.min(this.#done.size, quarters.length));
  }

  repaint(index: number): void {
    this.before = this.paint;
    this.paint = index;
  }
}
