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

export interface Spot {
  readonly id: string;
  readonly name: string;
  /** On the flank that looks at the camera; z is mirrored when the car shows its other side. */
  readonly at: Vec3;
  readonly value: number;
  readonly decimals: number;
  readonly unit: string;
}

/** Sample figures of an invented car. */
export const spots: readonly Spot[] = [
  { id: 'sprint', name: '0–100 km/h', at: [1.47, 0.4, 0.93], value: 3.2, decimals: 1, unit: 's' },
  { id: 'range', name: 'Range', at: [-0.25, 0.42, 0.93], value: 640, decimals: 0, unit: 'km' },
  { id: 'charge', name: 'Charge 10–80 %', at: [1.9, 0.8, 0.9], value: 17, decimals: 0, unit: 'min' },
];

/** What a count-up shows after `t` of its time (0 … 1): fast first, exact at the end. */
export function countUp({ value, decimals }: Spot, t: number): string {
  const share = t >= 1 ? 1 : 1 - (1 - Math.max(0, t)) ** 3;
  return (value * share).toFixed(decimals);
}

/** Side of a spot's z that faces the camera at this angle, and how squarely: 0 edge-on … 1. */
export function facing(degrees: number): { side: 1 | -1; square: number } {
  const cos = Math.cos((degrees * Math.PI) / 180);
  return { side: cos < 0 ? -1 : 1, square: Math.abs(cos) };
}
