import { clamp } from '#creative-sdk/motion.ts';

export const FACES = 5;
/** Degrees from one face to the next. */
export const FACE_TURN = 360 / FACES;
const RADIANS = Math.PI / 180;

/** The drum lies on its side, its axle from left to right. */
export interface Shape {
  readonly width: number;
  readonly radius: number;
  /** How it is turned towards us, degrees: below 0 its right end is seen. */
  readonly yaw: number;
  /** How far away we are from its front. */
  readonly distance: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where a place on the drum is seen, from its middle. `along` the axle; `angle`: 0 is in front, positive is above; `radius`: from the axle. */
export type Project = (along: number, angle: number, radius: number) => Spot;

export function projectorOf({ radius: front, yaw, distance }: Shape): Project {
  const sin = Math.sin(yaw * RADIANS);
  const cos = Math.cos(yaw * RADIANS);
  return (along, angle, radius) => {
    const z = radius * Math.cos(angle * RADIANS);
    const scale = distance / (distance + front - z * cos + along * sin);
    return { x: (along * cos + z * sin) * scale, y: -radius * Math.sin(angle * RADIANS) * scale, scale };
  };
}

/** How far the middle of a face has turned from the front, -180 … 180 degrees: positive is above. `position`: which face is in front, any real number. */
export function turnOf(index: number, position: number): number {
  const way = (position - index) / FACES;
  return (way - Math.round(way)) * 360;
}

/** A flick carries the drum on for this long, seconds, and no farther than two faces. */
const CARRY_S = 0.16;

/** The face on which a drum let go at this speed (faces a second) comes to rest. */
export function landOn(position: number, speed: number, from: number): number {
  return Math.round(clamp(position + speed * CARRY_S, from - 2, from + 2));
}

/** The key light, as a unit vector towards it in the room: left, above, in front. */
export const KEY = { x: -0.44, y: -0.46, z: 0.77 } as const;
