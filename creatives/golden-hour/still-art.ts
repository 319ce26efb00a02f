import type { Tone } from './ink.ts';

/** The golden frame's props once more, in as few bytes as they can be told; same units and origins as landmarks.ts and boat.ts. */
export interface Sketch {
  readonly tone: Tone;
  readonly d: string;
  /** Drawn as a line this wide instead of filled. */
  readonly line?: number;
}

export const cliffSketch: readonly Sketch[] = [
  { tone: 'land', d: 'M-92 3l8-25-2-22 10-30 14-18 16-2 10 14 2 34 10 28 10 21zM24 3l8-37 2-30 10-20 14-2 10 20-2 26 12 43z' },
  { tone: 'lit', d: 'M-46-94l10 14 2 34 10 28 10 21h-14l-12-29-12-26zM58-86l10 20-2 26 12 43h-18l-6-33 4-24z' },
  { tone: 'leaf', d: 'M-80-70q10-26 31-23 12 0 14 17-20-2-45 6zM33-68q14-30 34-1-17-4-34 1z' },
  { tone: 'wood', d: 'M-38-77q40 21 78 0m-78-10q40 21 78 0m-54 12v10m26-6v10', line: 1.5 },
];

export const barSketch: readonly Sketch[] = [
  { tone: 'land', d: 'M-112 3q12-13 38-14t44 14z' },
  { tone: 'glow', d: 'M-35-34h46v12h-46z' },
  { tone: 'wood', d: 'M-39 5v-17m20 18v-18m24 18v-18m24 17v-17m26 16v-16m7-30v30', line: 2.5 },
  { tone: 'wood', d: 'M-35-22h46v11h53v-4h-110v4h11z' },
  { tone: 'roof', d: 'M-50-30q15-6 26-23 12-4 24 0 11 17 26 23-38-7-76 0z' },
  { tone: 'deep', d: 'M-24-22v-6m18 6v-6m42 11v-5m10 5v-5', line: 4 },
];

export const barLamps = 'M8-48h0m9 4h0m10 3h0m10 2h0m10 0h0m9-1h0';

export const boatSketches = {
  sloop: [
    { tone: 'jib', d: 'M-3-57q-19 27-24 49 13-4 24-3z' },
    { tone: 'sail', d: 'M2-64q28 28 29 55-15-4-29-2z' },
    { tone: 'shade', d: 'M2-64q17 28 15 52-8 0-15 1z' },
    { tone: 'accent', d: 'M9-27a6 6 0 0 1 12 2z' },
    { tone: 'deep', d: 'M-32-6q16 4 34 4t35-6l-7 12q-3 4-10 4h-40q-7 0-9-5zM-1-3v-70h2v70zM-23-3l1-9 3-3 3 3v9z' },
  ],
  jukung: [
    { tone: 'sail', d: 'M-16-9q2-31 26-55 10 14 24 20-18 24-50 35z' },
    { tone: 'deep', d: 'M-44-8q18 8 44 8t42-9l4-1q-10 14-28 15h-34q-18-1-28-13z' },
  ],
} as const satisfies Record<string, readonly Sketch[]>;
