import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'pour', when: 'Milk is poured; the value is how much was in before, percent.', example: '60' },
  { event: 'interaction', name: 'move', when: 'The jug is moved by a key; the value is the way.', example: 'left' },
  { event: 'detail', name: 'figure', when: 'The cup is done; the value is the picture in it.', example: 'Rosetta' },
  {
    event: 'interaction',
    name: 'order',
    when: 'The beans are ordered; the value is the recipe of the cup, if one was poured.',
    example: 'recipe/flat-white-2',
  },
];
