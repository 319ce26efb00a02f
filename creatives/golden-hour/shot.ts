import type { BrandInks, Inks } from './ink.ts';
import type { Palette } from './palette.ts';
import type { PlaceId } from './places.ts';
import type { View } from './view.ts';

/** A light in the sky, CSS pixels. */
export interface Orb {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** As Light.lift. */
  readonly lift: number;
}

/** What one frame is drawn from. */
export interface Shot {
  readonly context: CanvasRenderingContext2D;
  readonly view: View;
  readonly palette: Palette;
  readonly inks: Inks;
  readonly brand: BrandInks;
  readonly hour: number;
  /** Units of the shore travelled since the first golden hour. */
  readonly camera: number;
  /** Seconds; stands still in the calm version. */
  readonly time: number;
  readonly sun: Orb;
  readonly moon: Orb;
}

/** With what goes on among the people. */
export interface DayShot extends Shot {
  /** How far arms are up, 0 … 1. */
  readonly raise: number;
  /** The place that was chosen, and how much of its life is seen, 0 … 1. */
  readonly chosen: PlaceId | undefined;
  readonly life: number;
}
