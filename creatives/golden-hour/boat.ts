import type { Print } from './ink.ts';
import type { Person } from './person.ts';

/** A boat, bow to the right; the waterline is y = 0. What stands before its crew is printed after them. */
export interface Craft {
  readonly sail: readonly Print[];
  readonly crew?: Person;
  readonly hull: readonly Print[];
}

/** A two-master under light wind. */
const dhow: readonly Print[] = [
  { tone: 'deep', d: 'M-32-6Q-16-2 2-2T37-8L30 4Q27 8 20 8H-20Q-27 8-29 3Z' },
  { tone: 'accent', d: 'M-31-3.5Q-14 .5 2 .5T35-5.5L34-3.6Q18 2.2 2 2.2T-30.5-1.8Z' },
];
/** A long canoe on an outrigger. */
const canoe: readonly Print[] = [
  { tone: 'deep', d: 'M-44-8Q-26 0 0 0T42-9L46-10Q36 4 18 5H-16Q-34 4-44-8Z' },
  { tone: 'teal', d: 'M-38-4Q-22 1.6 0 1.6T38-5L36-2.4Q20 3.4 0 3.4T-34-1.6Z' },
  { tone: 'wood', d: 'M-30 8.5Q0 11 34 7.5L31 10.5Q0 13.5-28 11ZM-12 2l1.6 8h1.6l-1.2-8zM14 2l2.6 7.5h1.6l-2.2-7.5z' },
];
const skiff: Print = { tone: 'deep', d: 'M-22-4Q-10 0 0 0T24-6L18 3Q0 6-17 3Z' };

export type Rig = 'sloop' | 'jukung' | 'junk' | 'lateen' | 'lugger' | 'skiff';

export const fleetArt: Readonly<Record<Rig, Craft>> = {
  /** Main sail and jib, and someone at the helm who waves. */
  sloop: {
    sail: [
      { tone: 'jib', d: 'M-3-57Q-22-30-27-8-14-12-3-11Z' },
      { tone: 'sail', d: 'M2-64Q30-36 31-9 16-13 2-11Z' },
      {
        tone: 'shade',
        d: 'M2-64Q19-36 17-12.2 9-12.5 2-11ZM2-38Q18-36 27-30L27.8-28Q16-34 2-36.6ZM2-23Q18-22 30.4-17L30.7-15Q16-20 2-21.6Z',
      },
      { tone: 'accent', d: 'M9-27a6 6 0 0 1 12 1.6zM0-66L-10-69 0-73Z' },
      { tone: 'deep', d: 'M-.8-73h1.8v70h-1.8z' },
    ],
    crew: { x: -19, y: 3, size: 0.62, cloth: 'teal', hasHat: true, side: -1 },
    hull: dhow,
  },
  /** A crab claw. */
  jukung: {
    sail: [
      { tone: 'sail', d: 'M-16-9Q-14-40 10-64 20-50 34-44 16-20-16-9Z' },
      { tone: 'accent', d: 'M-15.4-14Q-12-40 10-64L14.5-58.6Q-6-36-9-11.5Z' },
      { tone: 'jib', d: 'M-3-14Q4-36 20-52.4L25-48.8Q11-32 6-19Z' },
      { tone: 'deep', d: 'M-17-8Q-15-41 10-66L11-64.5Q-13-40-15.5-8ZM-17-8Q16-20 35-45.2L36-44Q17-18-16.5-7ZM3-38h1.6v36h-1.6z' },
    ],
    crew: { x: -24, y: 4, size: 0.5, cloth: 'tile', hasHat: false, side: -1 },
    hull: canoe,
  },
  /** Two red sails on battens. */
  junk: {
    sail: [
      { tone: 'tile', d: 'M-4-11L-7-50Q4-66 14-68L26-14Q10-9-4-11ZM-29-10L-27-44Q-20-52-14-54L-9-12Q-18-8-29-10Z' },
      {
        tone: 'shade',
        d: 'M-5-21l28-4 .5 2-28 4zM-6-32l27-4 .5 2-27 4zM-6.5-43l25-5 .5 2-25 5zM-28-20l17-3 .5 2-17.5 3zM-28-31l16-3 .5 2-16.5 3z',
      },
      { tone: 'deep', d: 'M4-72h1.6v70h-1.6zM-20-58h1.4v56h-1.4z' },
    ],
    hull: dhow,
  },
  /** A tall white lateen, blown full. */
  lateen: {
    sail: [
      { tone: 'wall', d: 'M-22-12Q-6-42 20-74 36-40 26-11 4-18-22-12Z' },
      { tone: 'teal', d: 'M10-62Q28-52 31-36L31.5-27Q18-44 2-51Z' },
      { tone: 'deep', d: 'M-24-10Q-7-42 21-77L22-75.5Q-6-41-22.5-9ZM0-46h1.6v44h-1.6z' },
    ],
    crew: { x: -30, y: 3, size: 0.5, cloth: 'accent', hasHat: true, side: -1 },
    hull: canoe,
  },
  /** A small square sail. */
  lugger: {
    sail: [
      { tone: 'accent', d: 'M-3-12Q0-30-4-46L19-53Q27-30 22-13 10-9-3-12Z' },
      { tone: 'wall', d: 'M-1.5-22Q0-28-1.5-34L23-39Q24.5-32 24-26 12-20-1.5-22Z' },
      { tone: 'deep', d: 'M5-56h1.6v54h-1.6z' },
    ],
    crew: { x: -11, y: 3, size: 0.46, cloth: 'tile', hasHat: true, side: -1 },
    hull: [skiff],
  },
  /** A fisherman's, with a lamp on its pole. */
  skiff: {
    sail: [{ tone: 'wood', d: 'M-17-18h1.2v18h-1.2z' }],
    crew: { x: 1, y: 3, size: 0.5, cloth: 'wall', hasHat: true, side: 1 },
    hull: [skiff],
  },
};
export const SKIFF_LAMP = [-16.4, -18] as const;
