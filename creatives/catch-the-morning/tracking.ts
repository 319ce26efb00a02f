import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'steer', when: 'The bowl is moved; the value is its lane, 1 to 5.', example: '4' },
  {
    event: 'interaction',
    name: 'catch',
    when: 'In the calm version an ingredient is chosen; the value names it and counts the pieces in the bowl.',
    example: 'banana 4',
  },
  { event: 'detail', name: 'catch', when: 'A piece falls into the bowl; the value names it and counts the pieces.', example: 'oat 5' },
  {
    event: 'detail',
    name: 'combo',
    when: 'A golden oat falls into the bowl: for a while all counts double; the value is how many times.',
    example: '2',
  },
  { event: 'detail', name: 'mix', when: 'The milk is poured; the value is the name of the mix.', example: 'Sunny Almond' },
  { event: 'interaction', name: 'again', when: 'A new bowl is asked for on the end card.' },
];
