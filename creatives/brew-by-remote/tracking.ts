import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'focus', when: 'A drink is chosen; the value is its place on the menu, from 0.', example: '2' },
  { event: 'interaction', name: 'strength', when: 'The strength is set; the value is 1 to 3.', example: '3' },
  { event: 'interaction', name: 'brew', when: 'The coffee is brewed; the value is the drink and its strength.', example: 'flat-white-3' },
  {
    event: 'interaction',
    name: 'pour',
    when: 'The jug begins to pour, or a second press ends it; the value is how much milk is in, percent.',
    example: '60',
  },
  {
    event: 'interaction',
    name: 'tilt',
    when: 'The jug is tilted by a key, or its picture chosen in the calm version; the value is -1 left, 1 right, or the picture.',
    example: '-1',
  },
  { event: 'detail', name: 'tilt', when: 'The hand that pours tilts the jug in the same gesture; the value is -1 left, 1 right.', example: '1' },
  { event: 'detail', name: 'qr_shown', when: 'The code for a phone stands; the value is the picture in the cup.', example: 'Rosetta' },
  { event: 'expand', when: 'The counter takes the whole screen.' },
  { event: 'collapse', when: 'The counter goes back below the programme.' },
  { event: 'interaction', name: 'sound', when: 'The sound is switched on or off.', example: 'on' },
];
