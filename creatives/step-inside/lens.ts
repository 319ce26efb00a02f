import { clamp } from '#creative-sdk/motion.ts';
import type { Light } from './hours.ts';

/** How far one may look around, radians: 240 degrees. */
export const RANGE = (240 / 180) * Math.PI;

/** What the camera sees of a panorama. The horizon is shifted, never tilted, so that every upright stays upright. */
export interface Lens {
  readonly width: number;
  readonly height: number;
  /** CSS pixels per unit of slope. */
  readonly focal: number;
  /** CSS pixels from the top. */
  readonly horizon: number;
  /** The lowest tilt, in units of slope: upright, that of the end, where the pool's edge stands above the card. */
  readonly low: number;
}

/** The tilt that dragging up and down gives, in units of slope. */
export const LIFT = 0.14;

export function createLens(width: number, height: number): Lens {
  const isWide = width > height;
  const low = -LIFT - (isWide ? 0 : clamp(406 / height - 0.41, 0, 0.2));
  return { width, height, focal: Math.max(width * 0.6, height * 0.66), horizon: height * (isWide ? 0.43 : 0.38), low };
}

/** The place on the pool's edge where she sits, radians: the middle of what the card leaves free. */
const GUEST = -0.19;

/** The view of the end: the sun over the sea, a little aside where the card stands beside it. */
export function heroYaw({ width, height, focal }: Lens): number {
  if (width <= height) return -0.1;
  const card = Math.max(24, width * 0.05) + (height > 400 ? clamp(width * 0.48, 290, 340) : 290);
  return GUEST - Math.atan(card / 2 / focal);
}

/** Half the horizontal field of view, radians. */
export const halfView = ({ width, focal }: Lens) => Math.atan(width / 2 / focal);

/** The farthest one may turn from the panorama's middle. */
export const turnLimit = (lens: Lens) => Math.max(0, RANGE / 2 - halfView(lens));

/** Where a panorama's azimuth (from its middle) and slope fall on the screen, or nothing when behind. */
export function project(lens: Lens, yaw: number, lift: number, [azimuth, rise]: readonly [number, number]): { x: number; y: number } | undefined {
  const turn = azimuth - yaw;
  if (Math.abs(turn) > 1.45) return undefined;
  return { x: lens.width / 2 + Math.tan(turn) * lens.focal, y: lens.horizon + lift * lens.focal - (rise * lens.focal) / Math.cos(turn) };
}

/** The screen's column of `x` in the panorama: its angle from the view's middle. */
export const angleAt = (lens: Lens, x: number) => Math.atan((x - lens.width / 2) / lens.focal);

/** Azimuth from the panorama's middle and slope of a point of the villa seen from an eye. */
export function sight(eye: Light, facing: number, [x, y, z]: Light): readonly [azimuth: number, rise: number] {
  const [dx, dz] = [x - eye[0], z - eye[2]];
  const azimuth = Math.atan2(dx, dz) - facing;
  return [((azimuth + Math.PI * 3) % (Math.PI * 2)) - Math.PI, (y - eye[1]) / Math.hypot(dx, dz)];
}

/** Edges of upright strips, in pixels: narrow where the wall of the cylinder leans, so that no edge steps by more than `step` of a pixel. */
export function cutStrips(lens: Lens, step = 0.9): number[] {
  const edges = [0];
  let x = 0;
  const tall = Math.max(lens.horizon, lens.height - lens.horizon) / lens.focal;
  while (x < lens.width) {
    const lean = Math.abs(Math.sin(angleAt(lens, x))) * tall;
    x = Math.min(lens.width, x + Math.round(clamp(step / Math.max(0.02, lean), 1, 20)));
    edges.push(x);
  }
  return edges;
}
