import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'depth', when: 'A depth is chosen with the marker or a key; the value is metres.', example: '150' },
  {
    event: 'detail',
    name: 'depth',
    when: 'The dive comes into other water by itself or as the page scrolls; the value is the depth, metres.',
    example: '20',
  },
  { event: 'interaction', name: 'bezel', when: 'The bezel is turned; the value is the dive time that it shows, minutes.', example: '15' },
  { event: 'interaction', name: 'torch', when: 'The torch is switched on.' },
];
