import { CHAIN_FROM } from './callouts.ts';
import type { Drop } from './plan.ts';
import { isInSight, type Tablet } from './tablets.ts';

/** What is still to fall in a round, and when. */
export class Round {
  #drops: readonly Drop[];
  #clock = 0;
  #hasHung = false;

  constructor(drops: readonly Drop[]) {
    this.#drops = drops;
  }

  get left(): number {
    return this.#drops.length;
  }

  /** Call with every step of time: the fees that begin to fall. The air is never empty for long. */
  step(dt: number, isAirEmpty: boolean): readonly Drop[] {
    this.#clock = Math.max(this.#clock + dt, isAirEmpty ? (this.#drops[0]?.at ?? 0) + 0.2 : 0);
    const due = this.#drops.filter(({ at }) => at <= this.#clock - 0.35);
    this.#drops = this.#drops.slice(due.length);
    return due;
  }

  /** True once: the last wave is in the air, whole, and one stroke could have it all. */
  hangs(tablets: readonly Tablet[], fallS: number): boolean {
    if (this.#hasHung || this.left > 0 || tablets.length < CHAIN_FROM) return false;
    this.#hasHung = tablets.every((tablet) => isInSight(tablet, fallS));
    return this.#hasHung;
  }
}
