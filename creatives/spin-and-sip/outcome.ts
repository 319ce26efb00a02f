import { drawCode } from './code.ts';
import { SLOTS } from './wheel-physics.ts';

export interface Outcome {
  readonly slot: number;
  readonly code: string;
}

/** Draws the next prize: every slot is equally likely, and every one wins. Its code is one of the advertiser's, if there are any. */
export function drawOutcome(random: () => number, codes: readonly string[] = []): Outcome {
  return { slot: Math.floor(random() * SLOTS), code: drawCode(random, codes) };
}

/** Reduced motion: the five slots that light up one after the other, the last one the winner. */
export function stepsTo(slot: number): readonly number[] {
  return [3, 6, 1, 5, 0].map((offset) => (slot + offset) % SLOTS);
}
