import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'orbit', when: 'The car is turned by a drag or a key; the value is how far, degrees.', example: '-75' },
  { event: 'interaction', name: 'paint', when: 'Another paint is chosen; the value names it.', example: 'fjord' },
  { event: 'interaction', name: 'rim', when: 'Another rim is chosen; the value names it.', example: 'plume' },
  { event: 'interaction', name: 'lamps', when: 'The lamps are switched; the value is on or off.', example: 'off' },
  { event: 'interaction', name: 'view', when: 'Another view is chosen by a press on the car or a key; the value names it.', example: 'profile' },
  {
    event: 'interaction',
    name: 'time',
    when: 'A time for the test drive is chosen; the value is that time, or nothing when it is given back.',
    example: 'Sat 11:30',
  },
  {
    event: 'lead',
    name: 'test drive',
    when: 'The test drive is booked; the value is its time. Sent to nobody by this sample.',
    example: 'Sat 11:30',
  },
];
