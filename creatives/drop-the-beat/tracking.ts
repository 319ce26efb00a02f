import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  {
    event: 'interaction',
    name: 'tap',
    when: 'A lane is tapped; the value is the lane and how far from the beat, milliseconds.',
    example: 'kick -24',
  },
  { event: 'detail', name: 'layer', when: 'Another layer of the track joins; the value counts them.', example: '2' },
  { event: 'detail', name: 'signature', when: 'The song is over; the value is the sound that fits how it was played.', example: 'Deep' },
  { event: 'interaction', name: 'hear', when: 'The song is heard again.' },
  { event: 'interaction', name: 'sound', when: 'The sound is switched on or off.', example: 'on' },
  { event: 'interaction', name: 'again', when: 'Another song is asked for.' },
];
