import type { Vec3 } from './solid.ts';

/** An angle of the shoot: the turntable in degrees, the camera, and what it looks at on the car. */
export interface Shot {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  /** The same in an upright picture, which shows the car more end-on: higher and less wide. */
  readonly upright?: number;
  readonly elevation: number;
  /** Times nearer than the whole car. */
  readonly zoom: number;
  readonly focus: Vec3;
  /** Degrees of the front wheels. */
  readonly steer: number;
}

const MIDDLE: Vec3 = [0, 0.6, 0];

export const shots = [
  { id: 'hero', name: 'Three-quarter', turn: 40, upright: 68, elevation: 0.085, zoom: 1, focus: MIDDLE, steer: 17 },
  { id: 'profile', name: 'Profile', turn: 0, elevation: 0.05, zoom: 1, focus: MIDDLE, steer: 0 },
  { id: 'tail', name: 'Tail', turn: 320, upright: 290, elevation: 0.1, zoom: 1, focus: MIDDLE, steer: 0 },
  { id: 'face', name: 'Face', turn: 80, elevation: 0.07, zoom: 1, focus: MIDDLE, steer: 12 },
  { id: 'brow', name: 'Brow', turn: 50, elevation: 0.1, zoom: 1.75, focus: [-1.75, 0.6, 0.5], steer: 17 },
] as const satisfies readonly Shot[];

export const hero: Shot = shots[0];
