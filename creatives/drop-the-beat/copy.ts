import type { Lane } from './rhythm.ts';

/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  lanes: ['Kick', 'Bass', 'Chord', 'Lead'],
  keys: ['D', 'F', 'J', 'K'],
  hint: 'Tap on the light',
  pad: (lane: Lane) => `${COPY.lanes[lane]} pad, key ${COPY.keys[lane]}`,
  onBeat: 'On the beat',
  layer: (lane: Lane, n: number) => `${COPY.lanes[lane]} is in: layer ${n} of 4`,
  sound: ['Punchy', 'Deep', 'Lush', 'Bright'],
  colourway: ['Ember', 'Midnight', 'Lagoon', 'Pearl'],
  benefit: ['Kicks that hit: 9 mm drivers', 'Bass you feel: 9 mm drivers', 'Chords all around: 3D sound', 'Every note clear: twin tweeters'],
  yourSound: 'Your sound',
  yours: (name: string, colourway: string) => `Your ${name}: ${colourway}`,
  again: 'Play again',
  start: 'Build your track',
  said: (sound: string, name: string, colourway: string) => `Your sound: ${sound}. Your ${name}: ${colourway}.`,
} as const;
