import { HEAP_SIZE } from './heap.ts';
import type { Kind } from './kinds.ts';

/** What is falling in the first frame: part of the width that the bowl can move, part of the height above it. */
export const OPENING: readonly (readonly [Kind, number, number])[] = [
  ['blueberry', 0.5, 0.7],
  ['banana', 0.84, 0.5],
  ['almond', 0.16, 0.42],
  ['oat', 0.6, 0.31],
  ['honey', 1.06, 0.16],
];
/** What lies in the bowl of the still. */
export const STILL_CATCH: readonly Kind[] = Array.from({ length: HEAP_SIZE }, (_, i) => {
  const order = ['blueberry', 'almond', 'banana', 'blueberry', 'oat', 'almond', 'blueberry', 'honey', 'banana', 'blueberry'] as const;
  return order[i % order.length] ?? 'blueberry';
});
