import { hill, join, meet } from './solid.ts';
import { spline } from './spline.ts';

/**
 * The Strix: a low fastback with a cab far forward, one bow from the bonnet to the tail and strong hips. Metres; the nose points to -x, the
 * ground is y = 0, the car is symmetric in z. The body is the meeting of sheets (top, side, nose, tail, floor), each with a crown of its own.
 */
export const AXLE_X = { front: -1.5, rear: 1.47 } as const;
export const AXLE_Y = 0.396;
export const TRACK_Z = 0.8;
/** Radius of the wheel arch; the shader cuts it out of the closed body, so that its edge is sharp at any size. */
export const ARCH_R = 0.433;

const deck = spline([
  [-2.6, 0.5],
  [-2.3, 0.676],
  [-1.9, 0.795],
  [-1.4, 0.882],
  [-0.9, 0.922],
  [0, 0.95],
  [0.9, 0.985],
  [1.7, 1.015],
  [2.2, 1.04],
  [2.6, 1.07],
]);
const plan = spline([
  [-2.6, 0.8],
  [-2.1, 0.9],
  [-1.5, 0.935],
  [-0.7, 0.915],
  [0.1, 0.9],
  [0.8, 0.925],
  [1.47, 0.965],
  [2.0, 0.945],
  [2.6, 0.86],
]);
/** How far the flank stands back at each height. */
const flank = spline([
  [0.1, -0.1],
  [0.22, -0.05],
  [0.36, -0.015],
  [0.52, -0.03],
  [0.66, -0.022],
  [0.79, 0],
  [0.9, -0.022],
  [1.05, -0.12],
]);
const roof = spline([
  [-1.7, 0.6],
  [-1.15, 0.905],
  [-0.55, 1.175],
  [0.0, 1.305],
  [0.45, 1.34],
  [0.95, 1.3],
  [1.45, 1.2],
  [1.95, 1.085],
  [2.35, 1.0],
  [2.7, 0.92],
]);
const cabinPlan = spline([
  [-1.4, 0.72],
  [-0.7, 0.815],
  [0, 0.84],
  [0.6, 0.825],
  [1.2, 0.76],
  [1.8, 0.66],
  [2.5, 0.52],
]);

/** Height of the body's top sheet; the wings crest over the wheels. */
export function deckHeight(x: number, z: number): number {
  const crest = 0.034 * hill(z - 0.72, 0.26) * hill(x - AXLE_X.front + 0.05, 0.66) + 0.03 * hill(z - 0.8, 0.2) * hill(x - AXLE_X.rear, 0.6);
  return deck(x) + crest - 0.05 * z * z;
}

/** Half the width of the body. */
export function flankWidth(x: number, y: number): number {
  const front = hill(x - AXLE_X.front, 0.55);
  const rear = hill(x - AXLE_X.rear, 0.62);
  const hips = 0.03 * front * hill(y - 0.62, 0.22) + 0.045 * rear * hill(y - 0.68, 0.24);
  const ring = (axle: number) => 0.016 * hill(Math.hypot(x - axle, y - AXLE_Y) - ARCH_R - 0.02, 0.055);
  const doors = hill(x, 1.05) * 0.03 * hill(y - 0.55 - 0.05 * x, 0.13);
  return plan(x) + flank(y) * (1 - 0.55 * Math.max(front, rear)) + hips - doors + ring(AXLE_X.front) + ring(AXLE_X.rear);
}

/** Height of the roof sheet: windscreen, roof and backlight in one bow, wrapped in plan. */
export function roofHeight(x: number, z: number): number {
  const wrap = 0.2 * z * z * Math.tanh((0.45 - x) / 0.55);
  return roof(x - wrap) - 0.075 * z * z;
}

/** Half the width of the cabin. */
export function cabinWidth(x: number, y: number): number {
  const up = Math.max(0, y - 0.9);
  return cabinPlan(x) - 0.4 * up - 0.35 * up * up;
}

export function body(x: number, y: number, zSigned: number): number {
  const z = Math.abs(zSigned);
  return join(shell(x, y, z), cabin(x, y, z), 0.085 + 0.1 * hill(x - 2.3, 0.9));
}

function shell(x: number, y: number, z: number): number {
  const shoulder = 0.1 + 0.11 * hill(x - AXLE_X.front, 0.75) + 0.05 * hill(x - AXLE_X.rear, 0.7);
  const sides = meet(y - deckHeight(x, z), z - flankWidth(x, y), shoulder);
  const nose = -2.42 + 0.34 * (z / 0.95) ** 3.2 + 0.12 * hill(y - 0.2, 0.14) + 0.5 * Math.max(0, y - 0.58) ** 1.5 - x;
  const floor = 0.165 + 0.03 * hill(x - 2.3, 0.4) - y;
  return meet(meet(meet(sides, nose, 0.13), tail(x, y, z), 0.055), floor, 0.05);
}

/** The tail stands back under its lip and again at the diffuser. */
function tail(x: number, y: number, z: number): number {
  return x - (2.36 - 0.2 * (z / 0.95) ** 3.2 + 0.05 * hill(y - 1.0, 0.09) - 0.035 * hill(y - 0.86, 0.08) - 0.16 * hill(y - 0.2, 0.16));
}

function cabin(x: number, y: number, z: number): number {
  const bow = meet(y - roofHeight(x, z), z - cabinWidth(x, y), 0.12);
  return meet(meet(bow, tail(x, y, z) + 0.02, 0.05), 0.7 - y, 0.05);
}

/** Middle of the left mirror. */
const MIRROR = { x: -0.71, y: 0.985, z: 0.945 } as const;

/** A door mirror on its stalk. */
export function mirror(x: number, y: number, z: number): number {
  const [dx, dy, dz] = [x - MIRROR.x, y - MIRROR.y, z - MIRROR.z];
  const head = Math.hypot((dx - 0.3 * dz * dz) / 0.85, dy / 0.5, dz) - 0.1;
  const cut = dx - 0.06 - 0.25 * dz;
  const stalk = Math.max(Math.hypot((dx + 0.01) / 1.8, dy + 0.05 - 0.12 * dz) - 0.016, Math.abs(dz + 0.1) - 0.09);
  return join(meet(head * 0.6, cut, 0.03), stalk, 0.03);
}
