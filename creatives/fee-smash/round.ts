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

  /** Call with every step of time: the fee that begins to fall. The air is never empty for long, and the clock waits until a lane is free. */
  step(dt: number, isAirEmpty: boolean, isFree: (lane: number) => boolean): Drop | undefined {
    const [next] = this.#drops;
    if (!next) return undefined;
    const clock = Math.max(this.#clock + dt, isAirEmpty ? next.at : 0);
    const isDue = next.at <= clock;
    if (isDue && !isFree(next.lane)) return undefined;
    this.#clock = clock;
    if (!isDue) return undefined;
    this.#drops = this.#drops.slice(1);
    return next;
  }

  /** True once: the last wave is in the air, whole, and one stroke could have it all. */
  hangs(tablets: readonly Tablet[], fallS: number): boolean {
    if (this.#hasHung || this.left > 0 || tablets.length < CHAIN_FROM) return false;
    this.#hasHung = tablets.every((tablet) => isInSight(tablet, fallS));
    return this.#hasHung;
  }
}
