import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'rub', when: 'The frost is rubbed off by a finger or by keys.' },
  { event: 'interaction', name: 'breathe', when: 'A breath is given to the glass by the keyboard.' },
  { event: 'detail', name: 'clear', when: 'Another tenth of the frost is gone; the value is the share, 0 to 1.', example: '0.4' },
  { event: 'detail', name: 'open', when: 'The offer behind the frost is free.' },
  { event: 'interaction', name: 'book', when: 'The offer is taken; the value is its code.', example: 'NIGHT-20' },
  { event: 'interaction', name: 'again', when: 'The frost is asked for once more.' },
];
