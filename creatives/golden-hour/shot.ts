import { ramp } from '#creative-sdk/motion.ts';
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
  /** How far the left is cleared for the words of the poster, 0 … 1. */
  readonly open: number;
}

/** From this part of the width on the poster has land. */
const LAND_X = 0.4;

/** Where a thing stands that would be behind the words of the poster: it moves out of the picture. */
export function asideX({ view, open }: Shot, x: number, half: number): number {
  return x - open * view.width * 0.6 * (1 - ramp((x - half) / view.width, 0.37, LAND_X));
}

/** The same for what is at hand, which leaves the water under the call to action, too. */
export function clearX(shot: Shot, x: number, half: number): number {
  const { view, open } = shot;
  return asideX(shot, x, half) + open * view.width * 0.6 * ramp((x + half) / view.width, 0.79, 0.82);
}

/** And, whatever the hour, for what passes near: it hurries past the headline and the brand, which stand on calm ground. */
export function passX(shot: Shot, x: number, half: number): number {
  const { width, isWide } = shot.view;
  return clearX(shot, isWide ? x - width * 0.6 * (1 - ramp((x - half) / width, 0.14, 0.235)) : x, half);
}

/** How much of its height land has at x, if it cannot move: left of here is open sea. */
export function landRise({ view, open }: Shot, x: number): number {
  return 1 - open * (1 - ramp(x / view.width, LAND_X, 0.75));
}

/** With what goes on among the people. */
export interface DayShot extends Shot {
  /** How far arms are up, 0 … 1. */
  readonly raise: number;
  /** The place that was chosen, and how much of its life is seen, 0 … 1. */
  readonly chosen: PlaceId | undefined;
  readonly life: number;
}
