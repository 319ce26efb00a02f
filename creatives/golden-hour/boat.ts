import type { Print } from './ink.ts';

/** A two-master under light wind, bow to the right; the waterline is y = 0. */
export const sailboat: readonly Print[] = [
  { tone: 'jib', d: 'M-3-57Q-22-30-27-8-14-12-3-11Z' },
  { tone: 'sail', d: 'M2-64Q30-36 31-9 16-13 2-11Z' },
  {
    tone: 'shade',
    d: 'M2-64Q19-36 17-12.200 9-12.500 2-11ZM2-38Q18-36 27-30L27.800-28Q16-34 2-36.600ZM2-23Q18-22 30.400-17L30.700-15Q16-20 2-21.600Z',
  },
  { tone: 'accent', d: 'M9-27a6 6 0 0 1 12 1.600zM0-66L-10-69 0-73Z' },
  { tone: 'deep', d: 'M-.8-73h1.800v70h-1.800zM-20-9a2.600 2.600 0 1 1 .1 0zM-23-2q0-6 3-6.400 3 .4 3.500 6.400z' },
  { tone: 'deep', d: 'M-32-6Q-16-2 2-2T37-8L30 4Q27 8 20 8H-20Q-27 8-29 3Z' },
  { tone: 'accent', d: 'M-31-3.500Q-14 .5 2 .5T35-5.500L34-3.600Q18 2.200 2 2.200T-30.500-1.800Z' },
];

/** An outrigger with a crab-claw sail, bow to the right. */
export const jukung: readonly Print[] = [
  { tone: 'sail', d: 'M-16-9Q-14-40 10-64 20-50 34-44 16-20-16-9Z' },
  { tone: 'accent', d: 'M-15.400-14Q-12-40 10-64L14.500-58.600Q-6-36-9-11.500Z' },
  { tone: 'jib', d: 'M-3-14Q4-36 20-52.400L25-48.800Q11-32 6-19Z' },
  { tone: 'deep', d: 'M-17-8Q-15-41 10-66L11-64.500Q-13-40-15.500-8ZM-17-8Q16-20 35-45.200L36-44Q17-18-16.500-7ZM3-38h1.600v36h-1.600z' },
  { tone: 'deep', d: 'M-24-5v-7q0-2.300 2.300-2.500 2.500 0 2.800 2.500l.4 3 4 .3v2.200l-2 1.500zM-21.600-15a2.300 2.300 0 1 1 .1 0z' },
  { tone: 'deep', d: 'M-44-8Q-26 0 0 0T42-9L46-10Q36 4 18 5H-16Q-34 4-44-8Z' },
  { tone: 'teal', d: 'M-38-4Q-22 1.600 0 1.600T38-5L36-2.400Q20 3.400 0 3.400T-34-1.600Z' },
  { tone: 'wood', d: 'M-30 8.500Q0 11 34 7.500L31 10.500Q0 13.500-28 11ZM-12 2l1.600 8h1.600l-1.200-8zM14 2l2.600 7.500h1.600l-2.200-7.500z' },
];

/** A fisherman's skiff with a lamp on its pole. */
export const skiff: readonly Print[] = [
  { tone: 'wood', d: 'M-17-18h1.200v18h-1.200z' },
  { tone: 'deep', d: 'M-2 0v-6q0-2 2-2.200 2.200 0 2.400 2.200l.3 4 3.400.2v1.800zM.2-8.800a2 2 0 1 1 .1 0z' },
  { tone: 'roof', d: 'M-5-8.600Q-2-10.500.4-13.500 3-10.500 6-8.600 0-7.400-5-8.600Z' },
  { tone: 'deep', d: 'M-22-4Q-10 0 0 0T24-6L18 3Q0 6-17 3Z' },
];
export const SKIFF_LAMP = [-16.4, -18] as const;
