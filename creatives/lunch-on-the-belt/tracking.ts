import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  {
    event: 'interaction',
    name: 'flick',
    when: 'The belt is pushed, or turned on by a page; the value is its speed, pixels a second, or the way of the page, 1 or -1.',
    example: '384',
  },
  { event: 'interaction', name: 'add', when: 'A dish is packed; the value names it.', example: 'ramen' },
  { event: 'interaction', name: 'remove', when: 'The dish that was packed last is taken out; the value names it.', example: 'ramen' },
  { event: 'interaction', name: 'checkout', when: 'The bag is opened; the value is the sum, dollars.', example: '22' },
  { event: 'detail', name: 'checkout', when: 'The bag is full and opens by itself; the value is the sum, dollars.', example: '52' },
];
