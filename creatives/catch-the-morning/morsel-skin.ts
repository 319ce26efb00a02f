import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import type { Kind } from './kinds.ts';

export type Vector = readonly [x: number, y: number, z: number];
/** Linear light, about 0 … 1. */
export type Light = readonly [r: number, g: number, b: number];

/** What the surface is like at one point. */
export interface Skin {
  readonly albedo: Light;
  /** 0 … 1 */
  readonly gloss: number;
  /** Exponent of the highlight. */
  readonly sharpness: number;
  /** How much light comes through from behind, 0 … 1. */
  readonly glow: number;
}

const mixLight = (a: Light, b: Light, t: number): Light => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

/** Smooth noise in space, 0 … 1. */
function noise(x: number, y: number, z: number): number {
  const at = (i: number, j: number, k: number) => {
    const h = Math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453;
    return h - Math.floor(h);
  };
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ramp(x - i, 0, 1), ramp(y - j, 0, 1), ramp(z - k, 0, 1)];
  const plane = (l: number) => mix(mix(at(i, j, l), at(i + 1, j, l), u), mix(at(i, j + 1, l), at(i + 1, j + 1, l), u), v);
  return mix(plane(k), plane(k + 1), w);
}

type Paint = (x: number, y: number, z: number, up: number) => Skin;

/** Dark skin under a waxy bloom that fingers have rubbed off in places. */
const blueberry: Paint = (x, y, z, up) => {
  const rho = Math.hypot(x, y);
  const isCrown = z > 0.6 ? ramp(rho, 0.46, 0.3) : 0;
  const rubbed = ramp(noise(x * 2.4 + 5, y * 2.4, z * 2.4) * 0.7 + noise(x * 7, y * 7, z * 7) * 0.3, 0.2, 0.8);
  const bloom = rubbed * (0.45 + 0.4 * up) * (1 - isCrown * 0.8);
  const skin = mixLight([0.035, 0.042, 0.16], [0.23, 0.31, 0.62], bloom);
  return { albedo: mixLight(skin, [0.03, 0.018, 0.06], isCrown * ramp(rho, 0.34, 0.2)), gloss: 0.5 - 0.35 * bloom, sharpness: 26, glow: 0.05 };
};

const almond: Paint = (x, y, z) => {
  const angle = Math.atan2(z * 1.5, y);
  const grain = noise(x * 2.2, angle * 6 + Math.sin(x * 5) * 0.5, 3);
  const fine = noise(x * 9, angle * 16, 1);
  const skin = mixLight([0.2, 0.072, 0.022], [0.62, 0.29, 0.1], ramp(grain * 0.65 + fine * 0.35, 0.22, 0.75));
  return { albedo: mixLight(skin, [0.75, 0.48, 0.24], ramp(x, 0.78, 1) * 0.6), gloss: 0.16, sharpness: 14, glow: 0.06 };
};

/** Cream flesh, a darker heart of three chambers, seeds. */
const banana: Paint = (x, y, z) => {
  const rho = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const three = Math.cos(angle * 3);
  const isFace = ramp(Math.abs(z), 0.12, 0.22);
  const heart = ramp(rho, 0.5 + 0.05 * three, 0.3 + 0.05 * three);
  const rays = 0.5 + 0.5 * Math.cos(angle * 21 + 2 * noise(x * 4, y * 4, 0));
  let flesh = mixLight([0.82, 0.56, 0.18], [0.86, 0.66, 0.32], ramp(rho, 0.9, 0.45));
  flesh = mixLight(flesh, [0.7, 0.42, 0.11], heart * (0.34 + 0.14 * rays));
  flesh = mixLight(flesh, [0.95, 0.8, 0.5], ramp(Math.abs(rho - 0.52), 0.07, 0) * 0.6);
  const along = Math.abs((((angle / Math.PI) * 3.5 + 20.25) % 1) - 0.5);
  const seed = ramp(Math.hypot((rho - 0.24) * 6, along * 3.2), 1, 0.45);
  flesh = mixLight(flesh, [0.13, 0.062, 0.02], seed * 0.85);
  const side: Light = mixLight([0.84, 0.5, 0.1], [0.9, 0.62, 0.2], noise(angle * 9, z * 6, 0));
  return { albedo: mixLight(side, flesh, isFace), gloss: 0.2, sharpness: 18, glow: 1.1 };
};

const oat: Paint = (x, y, z) => {
  const fibre = noise(x * 3, y * 15 + Math.sin(x * 3), z * 3);
  const skin = mixLight([0.46, 0.19, 0.03], [0.84, 0.48, 0.14], ramp(fibre, 0.15, 0.8));
  return {
    albedo: mixLight(skin, [0.45, 0.19, 0.01], Math.exp(-((y / 0.07) ** 2)) * 0.8 * clamp(1.15 - Math.abs(x))),
    gloss: 0.5,
    sharpness: 26,
    glow: 0.25,
  };
};

/** Of all that is not clear. */
export const SKINS: Readonly<Record<Exclude<Kind, 'honey'>, Paint>> = { blueberry, almond, banana, oat };
