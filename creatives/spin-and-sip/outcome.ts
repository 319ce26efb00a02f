import { SLOTS } from './wheel-physics.ts';

/** No 0/O and 1/I, for a code is read aloud at a counter; no vowels, so that it never spells a word. */
const LETTERS = '23456789CDFHJKLMNPRTVWX';

export interface Outcome {
  readonly slot: number;
  readonly code: string;
}

/** Draws the next prize: every slot is equally likely, and every one wins. Its code is one of the advertiser's, if there are any. */
export function drawOutcome(random: () => number, codes: readonly string[] = []): Outcome {
  const slot = Math.floor(random() * SLOTS);
  if (codes.length > 0) return { slot, code: codes[Math.floor(random() * codes.length)] ?? '' };
  const code = Array.from({ length: 4 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');
  return { slot, code };
}

/** Reduced motion: the five slots that light up one after the other, the last one the winner. */
export function stepsTo(slot: number): readonly number[] {
  return [3, 6, 1, 5, 0].map((offset) => (slot + offset) % SLOTS);
}
