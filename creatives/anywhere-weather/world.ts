import type { Context } from './brush.ts';

/** How a world lights the cabin. */
export interface CabinLight {
  readonly wall: string;
  readonly shade: string;
  /** On the mouldings around the glass. */
  readonly bounce: string;
  /** Spilled over the wall. */
  readonly spill: string;
  /** How strong the sun falls in, 0 … 1. */
  readonly sun: number;
  readonly wing: { readonly lit: string; readonly shade: string; readonly edge: string };
}

/** How far a plane moves behind the window frames. */
export const DEPTHS = { far: 0.3, mid: 0.6, near: 1 } as const;

/** One plane of a world. */
export interface Layer {
  readonly depth: number;
  paint(context: Context): void;
  /** What moves on this plane. */
  live?(context: Context, time: number): void;
}

/** What is outside the windows: one view, of which each window shows a part. Units: the glass is 220 high, the middle window looks at x = 300. */
export interface World {
  readonly light: CabinLight;
  /** From far to near. */
  readonly layers: readonly Layer[];
}
