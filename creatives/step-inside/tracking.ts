import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'look', when: 'The villa is looked around; the value is how much of it was seen, percent.', example: '30' },
  {
    event: 'detail',
    name: 'look',
    when: 'More of the villa is seen in the same gesture; the value is how much of it was seen, percent.',
    example: '50',
  },
  { event: 'interaction', name: 'hotspot', when: 'Another place of the villa is walked to; the value names it.', example: 'pool' },
  {
    event: 'detail',
    name: 'hotspot',
    when: 'A place is walked to by a press in which more of the villa came into view; the value names it.',
    example: 'pool',
  },
  { event: 'interaction', name: 'time', when: 'The sun is moved; the value is the time of day.', example: '19:20' },
  {
    event: 'detail',
    name: 'time',
    when: 'The sun is moved in a gesture in which more of the villa came into view; the value is the time of day.',
    example: '19:20',
  },
  {
    event: 'detail',
    name: 'unlock',
    when: 'The sun sets and unlocks the rate; the value is how much of the villa was seen, percent.',
    example: '75',
  },
  { event: 'interaction', name: 'night', when: 'A night is chosen or given back; the value is its day.', example: 'Fri' },
];
