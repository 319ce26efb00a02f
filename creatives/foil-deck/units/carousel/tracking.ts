import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'drag', when: 'The shoe is pressed, as to drag its halves.' },
  {
    event: 'interaction',
    name: 'step',
    when: 'Both halves are moved by one, by an arrow; the value is 1 for the next, -1 for the one before.',
    example: '1',
  },
  { event: 'detail', name: 'match', when: 'An upper and its sole meet for the first time; the value names the shoe.', example: 'The Kerb' },
  { event: 'interaction', name: 'again', when: 'The shoes are mixed once more.' },
];
