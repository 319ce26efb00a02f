import type { Ray } from './rays.ts';
import type { Surface } from './surface.ts';
import { LANTERNS } from './villa.ts';

interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly power: number;
  /** Metres beyond which it lights nothing. */
  readonly reach: number;
  /** A lantern: takes the brand's accent. */
  readonly isLantern?: boolean;
  readonly isTeal?: boolean;
}
const LAMPS: readonly Lamp[] = [
  { x: -12.1, y: 0.9, z: -0.08, power: 0.55, reach: 4.5 },
  { x: -12.1, y: 0.9, z: 2.88, power: 0.55, reach: 4.5 },
  { x: -11.6, y: 2.75, z: -1.2, power: 1.5, reach: 8 },
  { x: -9.2, y: 2.75, z: 3.2, power: 1.9, reach: 8 },
  { x: -3.4, y: 2.7, z: -7.4, power: 2.2, reach: 8 },
  { x: 2, y: 2.7, z: -7.4, power: 2.2, reach: 8 },
  { x: -4.5, y: 2.85, z: -3.6, power: 1, reach: 6 },
  { x: 0, y: 2.85, z: -3.6, power: 1, reach: 6 },
  { x: 5.5, y: 2.85, z: -3.6, power: 1, reach: 6 },
  { x: 6.7, y: 1.86, z: 2.35, power: 0.62, reach: 6 },
  { x: 6.7, y: 1.86, z: 3.35, power: 0.62, reach: 6 },
  { x: 6.7, y: 1.86, z: 4.35, power: 0.62, reach: 6 },
  { x: 2.35, y: 0.35, z: 5.5, power: 0.5, reach: 3 },
  { x: 11.7, y: 0.3, z: 3.4, power: 0.5, reach: 3 },
  { x: -2.6, y: 0.25, z: 5.2, power: 0.75, reach: 6.5, isTeal: true },
  { x: 11.1, y: 0.75, z: 5.9, power: 0.3, reach: 3, isTeal: true },
  ...LANTERNS.map(([x, z]) => ({ x, y: 0.24, z, power: 0.24, reach: 3.2, isLantern: true })),
];
const WARM = [1, 0.56, 0.235] as const;
const TEAL = [0.1, 0.62, 0.7] as const;

/** Adds up what every lamp in reach gives to the point. */
export function lightByLamps(s: Surface, ray: Ray, lantern: readonly [number, number, number], hasShadows: boolean): void {
  s.lamps.r = 0;
  s.lamps.g = 0;
  s.lamps.b = 0;
  for (const lamp of LAMPS) {
    const dx = lamp.x - s.x;
    const dy = lamp.y - s.y;
    const dz = lamp.z - s.z;
    const square = dx * dx + dy * dy + dz * dz;
    if (square > lamp.reach * lamp.reach) continue;
    const length = Math.sqrt(square);
    // Light through leaves and cloth wraps around.
    const facing = (dx * s.nx + dy * s.ny + dz * s.nz) / length;
    const wrapped = s.material === 'leaf' ? facing * 0.6 + 0.4 : facing * 0.92 + 0.08;
    if (wrapped <= 0) continue;
    if (hasShadows && !lamp.isTeal && ray.from(s.x, s.y, s.z).towards(dx, dy, dz).isBlocked(0.94, 'bronze')) continue;
    const fade = 1 - length / lamp.reach;
    const k = (lamp.power * wrapped * fade * fade * 3) / (0.12 + square);
    const colour = lamp.isTeal ? TEAL : lamp.isLantern ? lantern : WARM;
    s.lamps.r += colour[0] * k;
    s.lamps.g += colour[1] * k;
    s.lamps.b += colour[2] * k;
  }
}
