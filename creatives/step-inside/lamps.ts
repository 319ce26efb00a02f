import type { Ray } from './rays.ts';
import type { Surface } from './surface.ts';
import { LANTERNS, SCONCES } from './terrace.ts';

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
  { x: -11.2, y: 0.96, z: -0.72, power: 0.6, reach: 4.5 },
  { x: -11.2, y: 0.96, z: 2.52, power: 0.6, reach: 4.5 },
  { x: -8.6, y: 2, z: 0.9, power: 1.1, reach: 6 },
  { x: -11.2, y: 2.6, z: 0.9, power: 1, reach: 6 },
  { x: 7.5, y: 2.6, z: -3.6, power: 1.6, reach: 7 },
  { x: 7.5, y: 2.6, z: -1.3, power: 1.6, reach: 7 },
  { x: 7.5, y: 2.6, z: 1, power: 1.6, reach: 7 },
  { x: 0, y: 2.5, z: 0.4, power: 0.5, reach: 6 },
  { x: -1, y: 0.3, z: 5, power: 0.75, reach: 6, isTeal: true },
  ...SCONCES.map((z) => ({ x: 5.75, y: 2.19, z, power: 0.4, reach: 4 })),
  ...LANTERNS.map(([x, z]) => ({ x, y: 0.24, z, power: 0.24, reach: 3.2, isLantern: true })),
];
/** Metres: half the width of a lamp. */
const WIDE = 0.16;
/** Of a lamp's light: what walls throw into its shadows. */
const GIVEN_BACK = 0.16;
const FAINT = 0.025;
const WARM = [1, 0.56, 0.235] as const;
const TEAL = [0.1, 0.62, 0.7] as const;

/** Adds up what every lamp in reach gives to the point. With a `turn`, things throw shadows: soft ones, as each turn looks at another side of the lamp. */
export function lightByLamps(s: Surface, ray: Ray, lantern: readonly [number, number, number], turn = -1): void {
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
    const wrapped = s.material === 'leaf' || s.material === 'bloom' ? facing * 0.6 + 0.4 : facing * 0.92 + 0.08;
    if (wrapped <= 0) continue;
    const fade = 1 - length / lamp.reach;
    let k = (lamp.power * wrapped * fade * fade * 3) / (0.12 + square);
    // A shadow in so little light would not be seen.
    if (turn >= 0 && k > FAINT && !lamp.isTeal) {
      const side = Math.sin(turn * 2.4) * WIDE;
      ray.from(s.x, s.y, s.z).towards(dx + side, dy + Math.cos(turn * 2.4) * WIDE, dz - side);
      if (ray.isBlocked(0.9, 'bronze')) k *= GIVEN_BACK;
    }
    const colour = lamp.isTeal ? TEAL : lamp.isLantern ? lantern : WARM;
    s.lamps.r += colour[0] * k;
    s.lamps.g += colour[1] * k;
    s.lamps.b += colour[2] * k;
  }
}
