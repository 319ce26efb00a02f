import type { Solid } from './solids.ts';
import * as suite from './suite.ts';
import * as terrace from './terrace.ts';

export const VILLA: readonly Solid[] = [
  ...terrace.ground,
  ...terrace.pergola,
  ...terrace.loungers,
  ...terrace.guest,
  ...terrace.things,
  ...terrace.garden,
  ...terrace.daybed,
  ...terrace.house,
  ...terrace.bench,
  ...terrace.lanterns,
  ...suite.walls,
  ...suite.bed,
  ...suite.bedside,
  ...suite.lounge,
  ...suite.chair,
];

/** Cloth that light passes, across x. */
export const VEIL = { at: -6.15, from: 3.1, to: 4.1, top: 2.92 } as const;
