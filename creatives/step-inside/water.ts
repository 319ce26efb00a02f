import { clamp } from '#creative-sdk/motion.ts';
import { cell, cloud, grain } from './grain.ts';
import type { Hour, Rgb } from './hours.ts';
import type { Ray } from './rays.ts';
import type { Surface } from './surface.ts';
import { POOL } from './terrace.ts';

/** Metres: a tread of the steps, its rise, the pool's depth, its tiles, and how far a look goes on at a time. */
const TREAD = 0.42;
const RISE = 0.27;
const DEPTH = 1.3;
const TILE = 0.11;
const STRIDE = 0.07;
const STEPS = { west: -0.1, east: 2.2 } as const;
/** How much weaker the light of each colour gets in a metre of water. */
const SWALLOWS = { r: 1.15, g: 0.24, b: 0.17 } as const;

function floorAt(x: number, z: number): number {
  if (x < STEPS.west || x > STEPS.east) return -DEPTH;
  return -Math.min(DEPTH, RISE * 0.7 + Math.floor((z - POOL.near) / TREAD) * RISE);
}

/** Follows the look through the water to the tiles: their tone, and how much water lies before them. */
export function lookInto(s: Surface, { dx, dy, dz }: Ray): void {
  const length = 1.33 * Math.sqrt(dx * dx + dy * dy + dz * dz);
  const u = dx / length + (grain(s.x * 3, s.z * 3) - 0.5) * 0.07;
  const w = dz / length + (grain(s.x * 3 + 9, s.z * 3 + 4) - 0.5) * 0.07;
  const v = -Math.sqrt(Math.max(0.1, 1 - u * u - w * w));
  let { x, z } = s;
  let y = 0;
  let way = 0;
  const isInside = () => x > POOL.west && x < POOL.east && z < POOL.far;
  while (way < 4 && isInside() && y > floorAt(x, z)) {
    way += STRIDE;
    x += u * STRIDE;
    y += v * STRIDE;
    z += w * STRIDE;
  }
  const tread = (z - POOL.near) / TREAD;
  const isStep = floorAt(x, z) > -DEPTH + 0.01;
  const isWall = !isInside();
  const isNose = isStep && tread - Math.floor(tread) > 0.84;
  const tile = cell(Math.floor(x / TILE), Math.floor((isWall ? y : z) / TILE));
  const tone = (0.86 + 0.2 * tile) * (isNose ? 0.42 : isWall ? 0.8 : 1);
  const ripple = Math.abs(cloud(x * 2.3 + 7, (z + y) * 2.3) - 0.5) * 2;
  s.tiles = tone;
  s.caustic = (1 - ripple) ** 8;
  s.deep = way + 0.12;
}

/** The pool's own colour: sunlit tiles by day, its lamps by night. */
export function shadeWater(out: Rgb, s: Surface, hour: Hour): void {
  const { deep, tiles, caustic } = s;
  const haze = 1 - Math.exp(-deep * 0.55);
  const through = { r: Math.exp(-deep * SWALLOWS.r), g: Math.exp(-deep * SWALLOWS.g), b: Math.exp(-deep * SWALLOWS.b) };
  if (hour.id === 'day') {
    const k = (0.42 + 0.5 * s.day) * tiles * (0.72 + caustic * 1.1 * s.day);
    out.r = 0.8 * through.r * k;
    out.g = 0.78 * through.g * k + 0.05 * haze;
    out.b = 0.74 * through.b * k + 0.09 * haze;
    return;
  }
  const wall = Math.min(s.x - POOL.west, POOL.east - s.x, s.z - POOL.near, POOL.far - s.z);
  const lit = Math.exp(-Math.max(0, wall) * 0.75) * 0.7 + 0.3;
  const k = lit * tiles * (0.55 + caustic * 0.8) * (hour.id === 'night' ? 0.62 : 0.42);
  out.r = 0.1 * through.r * k;
  out.g = clamp(0.66 * through.g) * k + 0.02 * haze;
  out.b = 0.74 * through.b * k + 0.03 * haze;
}
