import { clamp, ramp } from '#creative-sdk/motion.ts';
import { fbm1 } from '#creative-sdk/random.ts';
import { cell, cloud, grain } from './grain.ts';
import type { Hour, Light, Rgb } from './hours.ts';

/** The terrace over the sea, metres. */
const CLIFF = 64;
/** Coasts by distance in metres: their outline rises as `high` says, over a span of azimuths in radians. */
interface Coast {
  readonly distance: number;
  readonly from: number;
  readonly to: number;
  readonly high: number;
  readonly seed: number;
  /** The village stands between these azimuths. */
  readonly village?: readonly [number, number];
}
const COASTS: readonly Coast[] = [
  { distance: 5200, from: -0.06, to: 0.5, high: 0.021, seed: 3 },
  { distance: 3300, from: 0.3, to: 2.4, high: 0.06, seed: 9 },
  { distance: 1500, from: -2.6, to: -0.42, high: 0.1, seed: 5 },
  { distance: 820, from: -2.6, to: -0.64, high: 0.135, seed: 12, village: [-1.2, -0.74] },
];

function outline(coast: Coast, azimuth: number): number {
  const inside = ramp(azimuth, coast.from, coast.from + 0.34) * (1 - ramp(azimuth, coast.to - 0.2, coast.to));
  if (inside <= 0) return -1;
  return coast.high * inside ** 0.7 * (0.8 + fbm1(azimuth * 5.2, 5, coast.seed) * 0.62) - CLIFF / coast.distance;
}

const SPARKLE = { day: [1, 0.97, 0.9], dusk: [2.3, 0.98, 0.36], night: [0.34, 0.42, 0.54] } as const;
const WINDOW = [2.6, 1.45, 0.55] as const;
const SUN_DISC = [1, 0.62, 0.24] as const;
const MOON_DISC = [1, 0.98, 0.9] as const;
const set = (out: Rgb, [r, g, b]: Light) => {
  out.r = r;
  out.g = g;
  out.b = b;
};
const add = (out: Rgb, [r, g, b]: Light, k: number) => {
  out.r += r * k;
  out.g += g * k;
  out.b += b * k;
};
const blend = (out: Rgb, [r, g, b]: Light, k: number) => {
  out.r += (r - out.r) * k;
  out.g += (g - out.g) * k;
  out.b += (b - out.b) * k;
};
const turn = (a: number, b: number) => Math.abs(((a - b + Math.PI * 3) % (Math.PI * 2)) - Math.PI);

/** What lies beyond the terrace in a direction of any length. */
export function paintOutdoors(out: Rgb, dx: number, dy: number, dz: number, hour: Hour): void {
  const flat = Math.hypot(dx, dz);
  const azimuth = Math.atan2(dx, dz);
  const rise = dy / flat;
  if (rise >= 0) {
    paintSky(out, azimuth, rise, hour);
    paintDisc(out, azimuth, rise, hour);
  } else paintSea(out, azimuth, rise, hour);
  paintBoat(out, azimuth, rise, hour);
  if (rise > 0.22 || rise < -0.09) return;
  for (const coast of COASTS) {
    const top = outline(coast, azimuth);
    const shore = -CLIFF / coast.distance;
    if (rise > shore && rise < top) paintCoast(out, coast, [azimuth, rise, top], hour);
  }
}

function paintSky(out: Rgb, azimuth: number, rise: number, hour: Hour): void {
  const low = Math.exp(-rise * (hour.id === 'dusk' ? 6.5 : 9));
  const high = hour.id === 'dusk' ? ramp(rise, 0.03, 0.62) : ramp(rise, 0.05, 0.95);
  set(out, hour.middle);
  blend(out, hour.zenith, high);
  const near = turn(azimuth, hour.sunAzimuth);
  const side = hour.id === 'dusk' ? 0.42 + 0.58 * Math.exp(-near * near * 0.9) : 1;
  blend(out, hour.horizon, low * side);
  const up = hour.sun[1] / Math.hypot(hour.sun[0], hour.sun[2]);
  const away = Math.hypot(near, (rise - up) * 1.04);
  add(out, hour.glow, Math.exp(-away * 7) * 0.55 + Math.exp(-away * 2.4) * 0.12);
  const streak = cloud(azimuth * 3.1 + 4, rise * (hour.id === 'day' ? 17 : 25) + azimuth * 0.8);
  const veil = ramp(streak, 0.5, 0.78) * ramp(rise, 0.015, 0.1) * (1 - ramp(rise, 0.3, 0.75));
  blend(out, hour.cloud, veil * (hour.id === 'day' ? 0.42 : hour.id === 'dusk' ? 0.36 * (0.35 + Math.exp(-near)) : 0.3));
}

function paintDisc(out: Rgb, azimuth: number, rise: number, hour: Hour): void {
  if (hour.disc === 0) return;
  const [x, y, z] = hour.sun;
  const away = Math.hypot(turn(azimuth, hour.sunAzimuth), rise - y / Math.hypot(x, z));
  const size = hour.id === 'dusk' ? 0.021 : 0.0125;
  add(out, hour.id === 'dusk' ? SUN_DISC : MOON_DISC, hour.disc * (1 - ramp(away, size * 0.85, size)));
  if (hour.id === 'night') paintStars(out, azimuth, rise);
}

function paintStars(out: Rgb, azimuth: number, rise: number): void {
  const u = azimuth * 110;
  const v = rise * 110;
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const chance = cell(i + 40, j);
  if (chance < 0.93) return;
  const away = Math.hypot(u - i - 0.2 - cell(j, i + 9) * 0.6, v - j - 0.2 - cell(i + 7, j + 3) * 0.6);
  add(out, [0.8, 0.9, 1.1], ((chance - 0.93) / 0.07) ** 2 * Math.exp(-away * away * 130) * ramp(rise, 0.05, 0.5) * 0.7);
}

function paintSea(out: Rgb, azimuth: number, rise: number, hour: Hour): void {
  const distance = CLIFF / -rise;
  const swell = cloud(distance * Math.sin(azimuth) * 0.02, distance * Math.cos(azimuth) * 0.045);
  const chop = grain(azimuth * 240, -9 / rise);
  const depth = clamp(-rise * 2.4);
  // The nearer, the steeper one looks into the water instead of along it.
  paintSky(out, azimuth, 0.012 + depth * 0.5 + (swell - 0.5) * 0.1 * depth, hour);
  blend(out, hour.sea, clamp((hour.id === 'dusk' ? 0.42 : 0.3) + depth * 0.75 + (swell - 0.5) * 0.5));
  const near = turn(azimuth, hour.sunAzimuth);
  const width = 0.028 + -rise * 0.62;
  const path = Math.exp(-((near / width) ** 2)) * (0.25 + 0.75 * Math.exp(rise * 5));
  const sparkle = 0.18 + 1.5 * ramp(chop * 0.55 + swell * 0.45, 0.5, 0.74);
  if (hour.id === 'day') add(out, SPARKLE.day, sparkle * 0.3 * Math.exp(-((near / 0.5) ** 2)) * ramp(chop, 0.45, 0.9));
  else add(out, SPARKLE[hour.id], path * sparkle);
  blend(out, hour.haze, Math.exp(rise * 60) * 0.55);
}

function paintCoast(out: Rgb, coast: Coast, [azimuth, rise, top]: Light, hour: Hour): void {
  const shore = -CLIFF / coast.distance;
  const height = (rise - shore) / (top - shore);
  const rough = cloud(azimuth * 46 + coast.seed, rise * 70);
  const fold = cloud(azimuth * 13 + coast.seed * 3 + rise * 9, rise * 12);
  const light = 0.42 + 1.1 * ramp(fold, 0.3, 0.72) * (0.6 + rough * 0.8);
  set(out, hour.rock);
  const green = ramp(rough + height * 0.3, 0.42, 0.7) * 0.6;
  blend(out, [hour.rock[0] * 0.42, hour.rock[1] * 0.72, hour.rock[2] * 0.42], green);
  out.r *= light;
  out.g *= light;
  out.b *= light;
  if (coast.village) paintVillage(out, coast, [azimuth, rise, top], hour);
  const air = 1 - Math.exp(-coast.distance / 4200);
  blend(out, hour.haze, clamp(air * (1.25 - height * 0.4)));
}

/** A village, in the dark: its lamps. */
function paintVillage(out: Rgb, { village, distance }: Coast, [azimuth, rise, top]: Light, hour: Hour): void {
  const [from, to] = village ?? [0, 0];
  const height = (rise + CLIFF / distance) / (top + CLIFF / distance);
  const u = azimuth * 90;
  const v = rise * 130;
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const inside = ramp(azimuth, from, from + 0.12) * (1 - ramp(azimuth, to - 0.12, to)) * (1 - ramp(height, 0.4, 0.8));
  const chance = cell(i + 61, j + 90);
  if (hour.lamps < 0.5 || chance > inside * 0.5) return;
  const away = Math.hypot(u - i - 0.2 - cell(j, i + 9) * 0.6, v - j - 0.2 - cell(i + 7, j + 3) * 0.6);
  add(out, WINDOW, Math.exp(-away * away * 60) * (0.3 + chance));
}

/** A boat under sail, far out. */
function paintBoat(out: Rgb, azimuth: number, rise: number, hour: Hour): void {
  const x = (azimuth - 0.13) * 60;
  const y = (rise + 0.018) * 60;
  if (y < 0 || y > 2.1 || Math.abs(x) > 1) return;
  const isSail = (x > 0.05 && x < 0.72 - y * 0.33) || (x < -0.05 && x > -0.5 + y * 0.26);
  if (y < 0.16 ? Math.abs(x) < 0.55 + y : isSail && y > 0.24) set(out, hour.id === 'day' ? (y < 0.16 ? hour.rock : hour.cloud) : hour.rock);
}
