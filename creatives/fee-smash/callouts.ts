import { type Pose, toWorld } from './blade.ts';
import { COPY } from './copy.ts';
import type { CardPlace } from './layout.ts';
import type { Point } from './polygon.ts';
import type { Cut } from './shatter.ts';

/** What a stroke was worth, said where it fell. */
export interface Callout extends Point {
  readonly text: string;
  /** Size of its type. */
  readonly size: number;
  age: number;
}

/** So long one is read, seconds; and from so many fees in one stroke on it is a chain. */
export const CALLED_S = 0.9;
export const CHAIN_FROM = 3;

/** The words that come up out of the play. */
export class Callouts {
  list: readonly Callout[] = [];

  /** Where the cut went out of the plate. */
  saved(pose: Pose, { dx, dy }: Cut, amount: number): void {
    const reach = 1.25 / Math.hypot((dx * 2) / pose.w, (dy * 2) / pose.h);
    this.#add(toWorld(pose, { x: dx * reach, y: dy * reach }), `+${COPY.currency}${amount}`, 17);
  }

  /** One name for all of them, which grows with the stroke. */
  chain(hits: number, { x, y }: Point): void {
    this.list = [];
    this.#add({ x, y }, COPY.chain(hits), 30 + hits * 2);
  }

  cracked({ x, y, w }: CardPlace): void {
    this.#add({ x, y: y - w * 0.92 }, COPY.cracked, 17);
  }

  step(dt: number): void {
    for (const callout of this.list) callout.age += dt;
    this.list = this.list.filter(({ age }) => age < CALLED_S);
  }

  #add({ x, y }: Point, text: string, size: number): void {
    this.list = [...this.list, { x, y, text, size, age: 0 }];
  }
}
