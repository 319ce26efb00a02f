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
  /** Film units from the top. */
  readonly horizon: number;
  /** Ground beside the road, and asphalt: far, near. */
  readonly ground: readonly [string, string];
  readonly asphalt: readonly [string, string];
  /** Sky and land as far as the roadside. */
  drawFar(pen: Pen, moment: Moment): void;
  /** Roadside and road. */
  drawNear(pen: Pen, moment: Moment): void;
  drawBefore(pen: Pen, moment: Moment): void;
  /** Where the water begins, van units from the road's middle. Absent: land everywhere. */
  readonly shore?: number;
  /** What grows or lies on the land: dark, lit; van units. */
  readonly tuft: { readonly inks: readonly [string, string]; readonly wide: number; readonly high: number; readonly lean: number };
  /** What grows closest to the camera. */
  drawClose(pen: Pen, way: number): void;
  /** How high the land rises at its left, film units. */
  readonly rise: number;
  /** How far from the road stands what stands beside it. */
  readonly depth: number;
  /** In van units: what stands beside the road where one looks along it: its foot at 0, 0. */
  drawBeside(pen: Pen, index: number): void;
}
