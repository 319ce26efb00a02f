import type { Lane } from './rhythm.ts';

/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  lanes: ['Kick', 'Bass', 'Chord', 'Lead'],
  keys: ['D', 'F', 'J', 'K'],
  hint: 'Tap the kick: 16 beats are yours',
  pad: (lane: Lane) => `${COPY.lanes[lane]} pad, key ${COPY.keys[lane]}`,
  onBeat: 'On the beat',
  layer: (lane: Lane, n: number) => `${COPY.lanes[lane]} is in: layer ${n} of 4`,
  sound: ['Punchy', 'Deep', 'Lush', 'Bright'],
  colourway: ['Ember', 'Midnight', 'Lagoon', 'Pearl'],
  yourSound: 'Your sound',
  yours: (name: string, colourway: string) => `Your ${name}: ${colourway}`,
  again: 'Play again',
  start: 'Build your track',
  said: (sound: string, name: string, colourway: string) => `Your sound: ${sound}. Your ${name}: ${colourway}.`,
} as const;
