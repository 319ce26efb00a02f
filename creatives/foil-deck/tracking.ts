import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'flip', when: 'The card on top is turned over; the value names it.', example: 'fox' },
  { event: 'interaction', name: 'draft', when: 'The card on top is taken; the value names it.', example: 'owl' },
  { event: 'interaction', name: 'pass', when: 'The card on top is passed on; the value names it.', example: 'fox' },
  { event: 'detail', name: 'combo', when: 'Three cards have become a spell; the value names the three.', example: 'owl-dragon-titan' },
  { event: 'interaction', name: 'sound', when: 'The sound is switched on or off.', example: 'on' },
];
