import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'slice', when: 'A fee is cut; the value counts the cuts.', example: '7' },
  { event: 'interaction', name: 'hit', when: 'A fee is hit by a press; the value names it.', example: 'atm' },
  { event: 'detail', name: 'hit', when: 'A fee breaks; the value names it.', example: 'atm' },
  { event: 'detail', name: 'miss', when: 'A fee lands on the card; the value names it.', example: 'atm' },
  { event: 'detail', name: 'saved', when: 'The round is over; the value is what was saved, euros a year.', example: '412' },
  { event: 'interaction', name: 'again', when: 'Another round is asked for.' },
  { event: 'interaction', name: 'sound', when: 'The sound is switched on or off.', example: 'on' },
];
