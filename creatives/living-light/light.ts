import { ramp } from '#creative-sdk/motion.ts';
import type { Lamp, Point, Spread } from './lamps.ts';

/** Share of the light that leaves in a direction; `down` is the downward part of the unit direction, -1 … 1. */
const spreads: Readonly<Record<Spread, (down: number) => number>> = {
  bell: (down) => 1.5 * ramp(down, 0.3, 0.66) + 0.012,
  drum: (down) => 1.3 * ramp(-down, 0.5, 0.72) + 1.15 * ramp(down, 0.46, 0.7) + 0.26,
  globe: () => 1,
  dome: (down) => 0.42 + 0.95 * ramp(down, -0.05, 0.6),
  disc: () => 0.34,
};

/** Without this size of the bulb, units, the inverse square law would be far too bright beside it. */
const BULB_SIZE = 74;
/** Turns units of the room into a light level near 1 at a metre. */
const LEVEL = 205_000;

/** Light that reaches `at` straight from the lamp, its surface facing `normal`; no shadows. */
export function direct(lamp: Lamp, at: Point, normal: Point): number {
  const dx = lamp.bulb.x - at.x;
  const dy = lamp.bulb.y - at.y;
  const dz = lamp.bulb.z - at.z;
  const d2 = dx * dx + dy * dy + dz * dz;
  const d = Math.sqrt(d2);
  const facing = (normal.x * dx + normal.y * dy + normal.z * dz) / (d + 0.001);
  if (facing <= 0) return 0;
  return (LEVEL * lamp.strength * spreads[lamp.spread](-dy / (d + 0.001)) * facing) / (d2 + BULB_SIZE * BULB_SIZE);
}

/** Light thrown back by walls and floor: soft, from everywhere, less far away. */
export function bounce(lamp: Lamp, at: Point): number {
  const dx = lamp.bulb.x - at.x;
  const dy = lamp.bulb.y - at.y;
  return (0.034 * lamp.strength) / (1 + (dx * dx + dy * dy * 1.4) / 620 ** 2);
}

/** The light of the disc leaves behind its edge and falls along the wall; radius of the disc in units. */
export const DISC_R = 100;
export function halo(lamp: Lamp, x: number, y: number): number {
  const r = Math.hypot(x - lamp.bulb.x, y - lamp.bulb.y);
  const away = Math.max(0, r - DISC_R * 0.82);
  return (8.5 * lamp.strength) / (1 + (away / 42) ** 1.85);
}

/** Slightly more contrast than the gamma of the display: an evening has dark corners. */
const GAMMA = 0.64;

/** What a level of light looks like: the shoulder of film, then the gamma. 0 … 1. */
export function expose(level: number): number {
  return (1 - Math.exp(-level)) ** GAMMA;
}
