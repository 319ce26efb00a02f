import { clamp } from '#creative-sdk/motion.ts';

/**
 * How a swarm flies through a round picture whose edge is 100 from its middle: from a place, in directions within a spread around one, bending on the
 * way, radians; so far, and lower than wide by `squash`. The ground falls to the right by `slope`.
 */
export type Flight = readonly [x: number, y: number, angle: number, spread: number, bend: number, reach: number, squash: number, slope: number];

export const FALL: Flight = [-74, -8, 0.46, 0.6, 0.1, 166, 1, 0.4];
export const SIEGE: Flight = [0, -20, 0, 6.3, 0.3, 112, 0.9, 0.1];
export const BURST: Flight = [0, -22, 0, 6.3, 0.5, 112, 0.9, 0.06];
export const WHIRL: Flight = [4, 2, 0, 6.3, 4.4, 112, 0.66, -0.06];
export const RISE: Flight = [0, 34, -1.57, 2.5, 0.5, 124, 1, 0.1];

/** So many fly. */
export const SWARM = 20;
/** How often the way is flown until all comes to rest. */
const ROUNDS = 2.549;

export interface Flyer {
  readonly x: number;
  readonly y: number;
  /** How near: 0 far … 1. */
  readonly near: number;
  readonly size: number;
  readonly turn: number;
  /** Which way it flies, radians. */
  readonly heading: number;
}

function placeAt([x, y, angle, spread, bend, reach, squash]: Flight, i: number, near: number): readonly [number, number] {
  const heading = angle + (((i * 0.618) % 1) - 0.5) * spread + bend * near;
  const far = 6 + reach * near ** 1.6;
  return [x + Math.cos(heading) * far, y + Math.sin(heading) * far * squash];
}

/** Flyer `i` when the whole flight is at `roll`, 0 … 1; none before it has set off. */
export function flyAt(flight: Flight, i: number, roll: number): Flyer | undefined {
  const way = roll * ROUNDS - i / SWARM;
  if (way < 0) return undefined;
  // A siege closes in.
  const near = flight === SIEGE ? 1 - (way % 1) : way % 1;
  const [x, y] = placeAt(flight, i, near);
  const [nextX, nextY] = placeAt(flight, i, near + (flight === SIEGE ? -0.02 : 0.02));
  return { x, y, near, size: 0.14 + near ** 1.5, turn: i * 2.4 + near * 7, heading: Math.atan2(nextY - y, nextX - x) };
}

/** Grows out of the distance, and is gone at the end of its way. */
export function fadeOf({ near }: Flyer): number {
  return clamp(near * 14) * clamp((1 - near) * 20);
}
