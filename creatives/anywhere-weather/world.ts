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

export interface Layer {
  /** Units that it sways as the plane drifts; nearer layers sway more. */
  readonly drift: number;
  paint(context: Context): void;
}

/** What is outside the windows. Units: a window's glass is 220 high, the three look at x = 100, 300 and 500; the horizon is near y = 118. */
export interface World {
  readonly light: CabinLight;
  /** From far to near. */
  readonly layers: readonly Layer[];
  /** What moves, drawn over the layers. */
  live(context: Context, time: number): void;
}
