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

/** Cloth that light passes: a rectangle across x or z. */
export interface Veil {
  readonly axis: 'x' | 'z';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly top: number;
}
export const VEILS: readonly Veil[] = [
  { axis: 'x', at: -6.15, from: -2.4, to: -1.5, top: 2.92 },
  { axis: 'x', at: -6.15, from: 3.1, to: 4.1, top: 2.92 },
  { axis: 'z', at: 4.54, from: 4.44, to: 5, top: 2.24 },
  { axis: 'z', at: 6.66, from: 6.3, to: 6.86, top: 2.24 },
];
