import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  {
    event: 'interaction',
    name: 'hour',
    when: 'The light is moved to another hour, or its hour is kept; the value is the hour of the day.',
    example: '18.47',
  },
  { event: 'detail', name: 'hour', when: 'The light is drawn on in the same gesture; the value is the hour of the day.', example: '17.28' },
  { event: 'interaction', name: 'place', when: 'A place of the coast is chosen by its name tag; the value names it.', example: 'bar' },
  {
    event: 'interaction',
    name: 'pan',
    when: 'The coast is moved; the value is how far it stands from its hour, percent of its length.',
    example: '5',
  },
  { event: 'interaction', name: 'plan', when: 'The nights are asked for.' },
];
