/**
 * The earbud as a distance field. Its own space: the nozzle points to +x, the stem down −y, the outer cap faces −x. One unit is about the head's radius.
 */
const AXIS_X = 0.976;
const AXIS_Y = 0.218;
/** Where the nozzle begins, and how far along its axis the metal ring and the silicone tip sit. */
const ROOT_X = 0.3;
const ROOT_Y = 0.07;
const RING_AT = 0.63;
const TIP_AT = 0.93;
export const CAP_X = -0.7;
export const CAP_RADIUS = 0.66;
/** The cap bulges like a lens of this radius. */
const LENS = 1.7;
const STEM_TOP = -0.35;
export const STEM_END = -1.98;
/** Nothing of the bud is farther from the origin than this. */
export const REACH = 2.35;

function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Lacquered shell: head with a flat cap, neck, stem. */
export function shellDistance(x: number, y: number, z: number): number {
  const qx = x / 0.84;
  const qz = z / 0.93;
  const q = Math.sqrt(qx * qx + y * y + qz * qz);
  const g = Math.sqrt((qx * qx) / 0.7056 + y * y + (qz * qz) / 0.8649);
  const ball = g > 0 ? (q * (q - 1)) / g : -0.8;
  const lens = Math.sqrt((x - CAP_X - LENS) ** 2 + y * y + z * z) - LENS;
  const head = -smoothMin(-ball, -lens, 0.14);
  const s = (x - ROOT_X) * AXIS_X + (y - ROOT_Y) * AXIS_Y;
  const across = Math.sqrt(Math.max(0, (x - ROOT_X) ** 2 + (y - ROOT_Y) ** 2 + z * z - s * s));
  const along = Math.abs(s - 0.4) - 0.46;
  const neck = Math.max(across - (0.6 - s * 0.24), along);
  const t = Math.min(1, Math.max(0, (STEM_TOP - y) / (STEM_TOP - STEM_END)));
  const sx = x + 0.33 - t * 0.13;
  const sy = y - (STEM_TOP + (STEM_END - STEM_TOP) * t);
  const stem = Math.sqrt(sx * sx + sy * sy + z * z) - (0.33 - t * 0.075);
  return smoothMin(smoothMin(head, neck, 0.3), stem, 0.34);
}

/** The bright collar between shell and tip. */
export function ringDistance(x: number, y: number, z: number): number {
  const s = (x - ROOT_X) * AXIS_X + (y - ROOT_Y) * AXIS_Y;
  const across = Math.sqrt(Math.max(0, (x - ROOT_X) ** 2 + (y - ROOT_Y) ** 2 + z * z - s * s));
  const du = Math.abs(across - 0.44) - 0.03;
  const ds = Math.abs(s - RING_AT) - 0.075;
  return Math.sqrt(Math.max(du, 0) ** 2 + Math.max(ds, 0) ** 2) + Math.min(Math.max(du, ds), 0) - 0.028;
}

/** Soft silicone mushroom with the sound's way out. */
export function tipDistance(x: number, y: number, z: number): number {
  const s = (x - ROOT_X) * AXIS_X + (y - ROOT_Y) * AXIS_Y - TIP_AT;
  const across = Math.sqrt(Math.max(0, (x - ROOT_X) ** 2 + (y - ROOT_Y) ** 2 + z * z - (s + TIP_AT) ** 2));
  const qs = s / 0.4;
  const qa = across / 0.585;
  const q = Math.sqrt(qs * qs + qa * qa);
  const g = Math.sqrt((qs * qs) / 0.16 + (qa * qa) / 0.342);
  const dome = g > 0 ? (q * (q - 1)) / g : -0.38;
  const skirt = -0.16 - s;
  const hole = Math.max(across - 0.2, 0.2 - s);
  return -smoothMin(-Math.max(dome, skirt), hole, 0.07);
}

export function budDistance(x: number, y: number, z: number): number {
  const shell = shellDistance(x, y, z);
  if (x < 0.35 && shell < 0.2) return shell;
  return Math.min(shell, ringDistance(x, y, z), tipDistance(x, y, z));
}

/** How deep a point of the tip lies in its opening: 0 on the outside, 1 inside. */
export function openingAt(x: number, y: number, z: number): number {
  const s = (x - ROOT_X) * AXIS_X + (y - ROOT_Y) * AXIS_Y - TIP_AT;
  const across = Math.sqrt(Math.max(0, (x - ROOT_X) ** 2 + (y - ROOT_Y) ** 2 + z * z - (s + TIP_AT) ** 2));
  const isIn = across < 0.23 && s > 0.1 ? 1 : 0;
  return isIn * Math.min(1, Math.max(0, (0.345 - s) / 0.1));
}
