import type { Pen } from './gradient.ts';
import type { Light } from './light.ts';

/** A moment of a place: the same input gives the same picture. */
export interface Moment {
  /** Seconds on this road; counts on at the camp. */
  readonly t: number;
  /** Way driven, film units. */
  readonly way: number;
}

/** A road's world, drawn behind and before the van. */
export interface Place {
  readonly light: Light;
  drawBehind(pen: Pen, moment: Moment): void;
  drawBefore(pen: Pen, moment: Moment): void;
}
