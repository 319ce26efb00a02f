import { clamp } from '#creative-sdk/motion.ts';

export const FACES = 5;
/** Degrees from one face to the next. */
export const FACE_TURN = 360 / FACES;
const RADIANS = Math.PI / 180;

/** Where a face is, in the drum's own frame: y down, z towards the viewer, the axle at 0. */
export interface Pose {
  readonly y: number;
  readonly z: number;
  /** Degrees as CSS rotateX takes them: positive looks up. */
  readonly angle: number;
}

/** From the axle to the middle of a face, and to an edge. */
export const apothem = (faceHeight: number) => faceHeight / 2 / Math.tan((FACE_TURN / 2) * RADIANS);
export const circumradius = (faceHeight: number) => faceHeight / 2 / Math.sin((FACE_TURN / 2) * RADIANS);

/** The shortest way round from the front to this face, in faces: positive is above. */
export function stepsAbove(index: number, front: number): number {
  const way = (((front - index) % FACES) + FACES) % FACES;
  return way > FACES / 2 ? way - FACES : way;
}

/** `position`: which face is in front, in faces, any real number. `curl`: 1 is the closed drum, 0 a flat strip. */
export function poseFace(index: number, position: number, faceHeight: number, curl: number): Pose {
  const front = Math.round(position);
  const half = faceHeight / 2;
  const radius = apothem(faceHeight);
  let angle = (position - front) * FACE_TURN * curl;
  let y = -radius * Math.sin(angle * RADIANS);
  let z = radius * Math.cos(angle * RADIANS);
  const way = stepsAbove(index, front);
  const side = Math.sign(way);
  for (let walked = 0; walked < Math.abs(way); walked++) {
    const before = angle;
    angle += FACE_TURN * curl * side;
    y -= side * half * (Math.cos(before * RADIANS) + Math.cos(angle * RADIANS));
    z -= side * half * (Math.sin(before * RADIANS) + Math.sin(angle * RADIANS));
  }
  return { y, z, angle };
}

/** A flick carries the drum on for this long, seconds, and no farther than two faces. */
const CARRY_S = 0.16;

/** The face on which a drum let go at this speed (faces a second) comes to rest. */
export function landOn(position: number, speed: number, from: number): number {
  return Math.round(clamp(position + speed * CARRY_S, from - 2, from + 2));
}

/** The key light, as a unit vector towards it in the room: left, above, in front. */
const KEY = { x: -0.44, y: -0.46, z: 0.77 } as const;

/** Towards the light as a face tilted by `angle` degrees sees it. */
export function lightOn(angle: number): { x: number; y: number; z: number } {
  const sin = Math.sin(angle * RADIANS);
  const cos = Math.cos(angle * RADIANS);
  return { x: KEY.x, y: KEY.y * cos + KEY.z * sin, z: KEY.z * cos - KEY.y * sin };
}
