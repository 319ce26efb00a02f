import type { Daylight } from './absorption.ts';
import { toFall } from './fathom.ts';
import type { Layout } from './layout.ts';

/** What every painter needs to know about this moment. */
export interface View {
  readonly layout: Layout;
  /** Seconds. */
  readonly time: number;
  /** Metres. */
  readonly depth: number;
  /** Share of the fall, 0 … 1. */
  readonly fall: number;
  /** Shares of the fall per second. */
  readonly velocity: number;
  readonly daylight: Daylight;
  readonly sun: number;
  readonly surface: number;
  /** What the lume gives to the sea, 0 … 1: nothing while the dial is turned away. */
  readonly lume: number;
  /** Brand colour that glows. */
  readonly glow: string;
  /** Torch, 0 … 1. */
  readonly torch: number;
}

/** Height in the picture, CSS pixels, of something that hangs at `depth` metres. `nearness` 1 is the plane of the watch, more passes faster. */
export function project(view: View, depth: number, nearness: number): number {
  return view.layout.height * 0.5 + (toFall(depth) - view.fall) * view.layout.travel * nearness;
}
