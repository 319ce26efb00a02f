/** An angle of the shoot: the turntable in degrees, and the camera. */
export interface Shot {
  readonly id: string;
  readonly name: string;
  readonly turn: number;
  /** The same in an upright picture, which shows the car more end-on: higher and less wide. */
  readonly upright?: number;
  /** Radians above the horizon. */
  readonly elevation: number;
  /** Degrees of the front wheels. */
  readonly steer: number;
}

export const shots = [
  { id: 'hero', name: 'Three-quarter', turn: 40, upright: 50, elevation: 0.085, steer: 17 },
  { id: 'profile', name: 'Profile', turn: 0, elevation: 0.05, steer: 0 },
  { id: 'tail', name: 'Tail', turn: 320, upright: 310, elevation: 0.1, steer: 0 },
  { id: 'face', name: 'Face', turn: 80, elevation: 0.07, steer: 12 },
  { id: 'brow', name: 'Brow', turn: 60, elevation: 0.2, steer: 17 },
] as const satisfies readonly Shot[];

export const hero: Shot = shots[0];
