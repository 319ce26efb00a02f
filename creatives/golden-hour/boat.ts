import type { Print } from './ink.ts';

/** A two-master under light wind, bow to the right; the waterline is y = 0. */
export const sailboat: readonly Print[] = [
  { tone: 'jib', d: 'M-3-57Q-22-30-27-8-14-12-3-11Z' },
  { tone: 'sail', d: 'M2-64Q30-36 31-9 16-13 2-11Z' },
  { tone: 'shade', d: 'M2-64Q19-36 17-12.200 9-12.500 2-11ZM2-38Q18-36 27-30L27.800-28Q16-34 2-36.600ZM2-23Q18-22 30.400-17L30.700-15Q16-20 2-21.600Z' },
  { tone: 'accent', d: 'M9-27a6 6 0 0 1 12 1.600zM0-66L-10-69 0-73Z' },
  { tone: 'deep', d: 'M-.8-73h1.800v70h-1.800zM-20-9a2.600 2.600 0 1 1 .1 0zM-23-2q0-6 3-6.400 3 .4 3.500 6.400z' },
  { tone: 'deep', d: 'M-32-6Q-16-2 2-2T37-8L30 4Q27 8 20 8H-20Q-27 8-29 3Z' },
  { tone: 'accent', d: 'M-31-3.500Q-14 .5 2 .5T35-5.500L34-3.600Q18 2.200 2 2.200T-30.500-1.800Z' },
];

/** A fisherman's skiff with a lamp on its pole. */
export const skiff: readonly Print[] = [
  { tone: 'wood', d: 'M-17-18h1.200v18h-1.200z' },
  { tone: 'deep', d: 'M-2 0v-6q0-2 2-2.200 2.200 0 2.400 2.200l.3 4 3.400.2v1.800zM.2-8.800a2 2 0 1 1 .1 0z' },
  { tone: 'roof', d: 'M-5-8.600Q-2-10.500.4-13.500 3-10.500 6-8.600 0-7.400-5-8.600Z' },
  { tone: 'deep', d: 'M-22-4Q-10 0 0 0T24-6L18 3Q0 6-17 3Z' },
];
export const SKIFF_LAMP = [-16.400, -18] as const;
