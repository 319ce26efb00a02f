import { BEATS, cueAt, GOOD, type Hit, type Lane } from './rhythm.ts';

/** A count is said only when it is one to be proud of. */
const PROUD = 12;

/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  name: 'Thrumm',
  cta: 'Get Thrumm',
  /** Where the buds have another's name. */
  ctaOfOthers: 'Get the buds',
  lanes: ['Kick', 'Bass', 'Chord', 'Lead'],
  keys: ['D', 'F', 'J', 'K'],
  tagline: 'Four taps, your sound.',
  hint: 'Tap on the light',
  pad: (lane: Lane) => `${COPY.lanes[lane]} pad, key ${COPY.keys[lane]}`,
  /** For each quarter of the hits: how far the track has come is said as praise, never as a score. */
  praise: ['Nice start', 'In the groove', 'Locked in', 'On fire'],
  /** What a tap is told at its pad. */
  answer({ lane, beat, delta, quality }: Hit): string {
    const cue = cueAt(beat);
    if (lane !== cue) return lane > cue ? 'Soon' : 'Fill';
    return quality > 0.7 ? 'Tight' : quality > GOOD ? 'On' : delta < 0 ? 'Early' : 'Late';
  },
  layer: (lane: Lane, n: number) => (n > 1 ? `+ ${COPY.lanes[lane]}` : `${COPY.lanes[lane]} in`),
  /** What a layer proves of the earbuds. */
  proof: ['Zero lag', '9 mm drivers', '3D sound', 'Lossless audio'],
  sound: ['Punchy', 'Deep', 'Lush', 'Bright'],
  colourway: ['Ember', 'Midnight', 'Lagoon', 'Pearl'],
  yourSound(hits: number, layers: number): string {
    if (hits >= PROUD) return `Your sound, ${hits} of ${BEATS} on the beat`;
    return `Your sound${layers ? `, in ${layers} layer${layers > 1 ? 's' : ''}` : ''}`;
  },
  ask: 'What do you sound like?',
  turn: 'Your turn',
  yours: (name: string, lane: Lane) => `${name} in ${COPY.colourway[lane]}`,
  price: '$129',
  hear: 'Hear it again',
  again: 'Play again',
  start: 'Build your track',
  said: (name: string, lane: Lane) => `Your sound: ${COPY.sound[lane]}. ${COPY.yours(name, lane)}, ${COPY.price}`,
} as const;
