import { BEATS, type Lane } from './rhythm.ts';

/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  lanes: ['Kick', 'Bass', 'Chord', 'Lead'],
  keys: ['D', 'F', 'J', 'K'],
  hint: 'Tap on the light',
  pad: (lane: Lane) => `${COPY.lanes[lane]} pad, key ${COPY.keys[lane]}`,
  score: (hits: number) => `${hits} of ${BEATS}`,
  layer: (lane: Lane, n: number) => (n > 1 ? `+ ${COPY.lanes[lane]}` : `${COPY.lanes[lane]} in`),
  /** What a layer proves of the earbuds. */
  proof: ['Zero lag', '9 mm drivers', '3D sound', 'Lossless audio'],
  sound: ['Punchy', 'Deep', 'Lush', 'Bright'],
  colourway: ['Ember', 'Midnight', 'Lagoon', 'Pearl'],
  yourSound: (hits: number) => `Your sound, ${COPY.score(hits)} on the beat`,
  ask: 'What do you sound like?',
  turn: 'Your turn',
  yours: (name: string, lane: Lane) => `${name} in ${COPY.colourway[lane]}`,
  price: '$129',
  hear: 'Hear it again',
  again: 'Play again',
  start: 'Build your track',
  said: (name: string, lane: Lane) => `Your sound: ${COPY.sound[lane]}. ${COPY.yours(name, lane)}, ${COPY.price}`,
} as const;
