import { HEAP_SIZE } from './heap.ts';
import type { Kind } from './kinds.ts';

/** The flocks that fall in the first frame: part of the width that the bowl can move, part of the height above it. The last two come into sight later. */
export const OPENING: readonly (readonly [Kind, number, number])[] = [
  ['blueberry', 0.5, 0.74],
  ['banana', 0.98, 0.56],
  ['oat', 0.04, 0.43],
  ['honey', 1.06, 0.1],
  ['almond', 0.3, -0.12],
];
/** What lies in the bowl of the still. */
export const STILL_CATCH: readonly Kind[] = Array.from({ length: HEAP_SIZE }, (_, i) => {
  const order = ['blueberry', 'almond', 'banana', 'blueberry', 'oat', 'almond', 'blueberry', 'honey', 'banana', 'blueberry'] as const;
  return order[i % order.length] ?? 'blueberry';
});
