import { drawCode } from './code.ts';
import { SLOTS } from './wheel-physics.ts';

export interface Outcome {
  readonly slot: number;
  readonly code: string;
}

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];
/** From a slot to those with another reward: the fourth after it has the same. */
const OTHERS = [1, 2, 3, 5, 6, 7];

/**
 * Draws the next prize: every slot is equally likely, and every one wins; after a `first` flick every slot with another reward, for there must be something to
 * choose. Its code is one of the advertiser's, if there are any.
 */
export function drawOutcome(random: () => number, codes: readonly string[] = [], first?: Outcome): Outcome {
  const ways = first ? OTHERS : ALL;
  const way = ways[Math.floor(random() * ways.length)] ?? 1;
  return { slot: ((first?.slot ?? 0) + way) % SLOTS, code: drawCode(random, codes) };
}

/** Reduced motion: the five slots that light up one after the other, the last one the winner. */
export function stepsTo(slot: number): readonly number[] {
  return [3, 6, 1, 5, 0].map((offset) => (slot + offset) % SLOTS);
}
