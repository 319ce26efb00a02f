import type { Camera } from './camera.ts';
import type { Rim } from './wheel.ts';

export interface Finish {
  /** Linear red, green, blue of the paint. */
  readonly colour: readonly [number, number, number];
  /** How far the flakes are tilted, how strongly they mirror, how rough the clear coat is. */
  readonly flake: number;
  readonly metal: number;
  readonly rough: number;
  /** The same colour as `#rrggbb`, for drawings. */
  readonly hex: string;
}

/** All that a picture of the studio depends on. Both renderers draw it. */
export interface Look {
  readonly camera: Camera;
  /** Radians; 0 shows the flank with the nose to the left, then the nose comes towards the camera. */
  readonly yaw: number;
  /** False when the turntable stands. */
  readonly isTurning: boolean;
  /** Radians of the front wheels. */
  readonly steer: number;
  /** Radians that all wheels have rolled. */
  readonly roll: number;
  readonly rim: Rim;
  readonly paint: Finish;
  readonly before: Finish;
  /** How far the new paint has run along the car: 0 at the nose, 1 all over. */
  readonly wipe: number;
  /** Brightness of the softboxes, how much of the light bar burns, the lamps of the car; all 0 … 1. */
  readonly key: number;
  readonly bar: number;
  readonly lamps: number;
  /** Colour of the studio's light, that of the paint, so that a picture has one colour: `#rrggbb`. */
  readonly glow: string;
  /** A strip of light that runs over the car: 0 before the nose, 1 past the tail. */
  readonly sweep: number;
  /** For the layers of the turntable: the studio without the car, or the car with its rims unlit. */
  readonly without?: 'car' | 'rims';
  /** For the same: how much of the studio is left behind the car, and how much white is laid over it. */
  readonly back?: readonly [number, number];
}
