import { clamp, mix } from '#creative-sdk/motion.ts';
import type { Kind } from './kinds.ts';

/** Signed distance to a surface, about, in the object's own space, where it fits in a ball of radius 1. */
export type Solid = (x: number, y: number, z: number) => number;

function smoothMin(a: number, b: number, k: number): number {
  const h = clamp(0.5 + (0.5 * (b - a)) / k);
  return mix(b, a, h) - k * h * (1 - h);
}

function ellipsoid(x: number, y: number, z: number, [a, b, c]: readonly [number, number, number]): number {
  const near = Math.hypot(x / a, y / b, z / c);
  const slope = Math.hypot(x / (a * a), y / (b * b), z / (c * c));
  return slope < 1e-6 ? -Math.min(a, b, c) : (near * (near - 1)) / slope;
}

/** A ball with a five-lobed crown round a small crater. */
const blueberry: Solid = (x, y, z) => {
  const ball = ellipsoid(x, y, z, [0.96, 0.96, 0.86]);
  const angle = Math.atan2(y, x);
  const rho = Math.hypot(x, y);
  const lobes = 0.33 + 0.055 * Math.cos(angle * 5);
  const crown = Math.hypot(rho - lobes, (z - 0.83) * 0.8) - 0.075 - 0.02 * Math.cos(angle * 5);
  const crater = Math.hypot(x, y, (z - 0.98) * 1.1) - 0.3;
  return Math.max(smoothMin(ball, crown, 0.08), -crater);
};

/** A flat drop, pointed at +x, with a ridged skin. */
const almond: Solid = (x, y, z) => {
  const taper = x > 0 ? 1.02 - 0.14 * x - 0.36 * x * x : 1.02 - 0.1 * x + 0.22 * x * x;
  const ridge = 0.012 * Math.sin(Math.atan2(z * 1.5, y) * 11 + Math.sin(x * 5) * 0.8);
  return ellipsoid(x, y / taper, z / taper, [0.98, 0.58, 0.38]) * 0.7 + ridge;
};

const banana: Solid = (x, y, z) => {
  const angle = Math.atan2(y, x);
  const out = Math.hypot(x, y) - 0.84 - 0.02 * Math.cos(angle * 3 + 0.4);
  const dent = 0.03 * Math.exp(-((x * x + y * y) * 7));
  const up = Math.abs(z) - 0.15 + dent;
  return Math.min(Math.max(out, up), 0) + Math.hypot(Math.max(out, 0), Math.max(up, 0)) - 0.11;
};

/** A hanging drop: tip up (−y). */
const honey: Solid = (x, y, z) => {
  const low = 0.6;
  const tip = 0.035;
  const long = 1.24;
  const rho = Math.hypot(x, z);
  const up = 0.34 - y;
  const b = (low - tip) / long;
  const a = Math.sqrt(1 - b * b);
  const k = a * up - b * rho;
  if (k < 0) return Math.hypot(rho, up) - low;
  if (k > a * long) return Math.hypot(rho, up - long) - tip;
  return a * rho + b * up - low + 0.16 * Math.sin((k / (a * long)) * Math.PI) * 0.8;
};

/** A rolled flake with its crease. */
const oat: Solid = (x, y, z) => {
  const wave = 0.05 * Math.sin(x * 4.3 + 1) * y;
  const crease = 0.075 * Math.exp(-((y / 0.09) ** 2)) * clamp(1.2 - Math.abs(x));
  return ellipsoid(x, y + 0.05 * Math.sin(x * 2), z + wave, [0.94, 0.76, 0.33]) * 0.8 + crease;
};

export const SOLIDS: Readonly<Record<Kind, Solid>> = { blueberry, almond, banana, honey, oat };
