import type { RoadId } from './film.ts';

/** One note: semitones above A2, 110 Hz. */
export interface Note {
  readonly pitch: number;
  readonly voice: 'pad' | 'pluck';
}

/** 80 beats a minute: the film's 18 seconds are six bars of eight eighths. */
export const EIGHTH_S = 0.375;
const BAR = 8;
/** B minor 7, G major 7, D, A, G, D: each from its root upwards. The camp has the last. */
const chords: readonly (readonly number[])[] = [
  [2, 5, 9, 12],
  [-2, 5, 9, 14],
  [-7, 5, 9, 12],
  [0, 4, 7, 14],
  [-2, 5, 9, 14],
  [-7, 5, 9, 12],
];
/**
 * Which tone of the chord each eighth plays, −1 for none, and how many semitones higher: the coast rolls up and down, the forest has single high
 * notes, the desert hardly any.
 */
const patterns = {
  fork: { tones: [1, -1, -1, 2, -1, -1, 3, -1], up: 12 },
  coast: { tones: [0, 1, 2, 3, 2, 1, 3, 2], up: 12 },
  forest: { tones: [3, -1, -1, 2, -1, -1, 1, 3], up: 24 },
  desert: { tones: [0, -1, -1, -1, 2, -1, 1, -1], up: 0 },
} as const;

/** What sounds at an eighth of the film. */
export function notesAt(eighth: number, road: RoadId | undefined): Note[] {
  const chord = chords[Math.min(chords.length - 1, Math.floor(eighth / BAR))] ?? [];
  const pads = eighth % BAR === 0 ? chord.map((pitch): Note => ({ pitch, voice: 'pad' })) : [];
  const { tones, up } = patterns[road ?? 'fork'];
  const tone = chord[tones[eighth % BAR] ?? -1];
  return tone === undefined ? pads : [...pads, { pitch: tone + up, voice: 'pluck' }];
}
