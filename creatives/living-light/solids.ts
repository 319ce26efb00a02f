import { clamp } from '#creative-sdk/motion.ts';
import { lampAt, type Point } from './lamps.ts';

/** Boxes with round edges that stand in the light's way: centre, half sizes, world units. */
const solids: readonly (readonly [number, number, number, number, number, number])[] = [
  // The armchair: back, seat, two arms.
  [930, 600, 110, 154, 140, 26],
  [930, 692, 170, 158, 44, 86],
  [782, 664, 166, 38, 72, 84],
  [1078, 664, 166, 38, 72, 84],
  // The side table: top and foot.
  [662, 612, 180, 80, 4, 80],
  [662, 700, 180, 5, 96, 5],
  // The sideboard.
  [1626, 712, 58, 214, 58, 52],
  // What stands on it.
  [1770, 590, 60, 30, 50, 30],
];
const ROUND = 8;

/** Distance from a point to the nearest solid. */
export function distanceAt(x: number, y: number, z: number): number {
  let nearest = 1e9;
  for (const [cx, cy, cz, w, h, l] of solids) {
    const qx = Math.abs(x - cx) - w;
    const qy = Math.abs(y - cy) - h;
    const qz = Math.abs(z - cz) - l;
    const ox = qx > 0 ? qx : 0;
    const oy = qy > 0 ? qy : 0;
    const oz = qz > 0 ? qz : 0;
    const inside = Math.min(0, Math.max(qx, qy, qz));
    const d = Math.sqrt(ox * ox + oy * oy + oz * oz) + inside - ROUND;
    if (d < nearest) nearest = d;
  }
  return nearest;
}

const STEPS = 20;
/** Smaller is softer: the shade's size against its distance. */
const SHARPNESS = 2.6;

/** The globe on the floor: its middle and radius. */
const { bulb } = lampAt(2);
const globe = { ...bulb, z: bulb.z - 30, r: 64 } as const;

/** Share of the light that the globe lets by; its own starts inside it. */
function pastGlobe(from: Point, to: Point): number {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const far = Math.hypot(dx, dy, dz);
  const t = ((globe.x - from.x) * dx + (globe.y - from.y) * dy + (globe.z - from.z) * dz) / far;
  if (t < 0 || t > far - globe.r) return 1;
  const miss = Math.hypot(from.x + (dx * t) / far - globe.x, from.y + (dy * t) / far - globe.y, from.z + (dz * t) / far - globe.z);
  return clamp(0.5 + (0.5 * SHARPNESS * (miss - globe.r)) / (t + 30));
}

/** Share of a lamp's light that reaches a point, marched through the solids: 0 in the core of a shadow, 1 in the open. */
export function openness(from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const dz = to.z - from.z;
  const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
  let open = pastGlobe(from, to);
  let t = 6;
  for (let i = 0; i < STEPS && t < far - 40; i++) {
    const s = t / far;
    const d = distanceAt(from.x + dx * s, from.y + dy * s, from.z + dz * s);
    open = Math.min(open, 0.5 + (0.5 * SHARPNESS * d) / t);
    if (open <= 0) return 0;
    t += Math.min(120, Math.max(10, d));
  }
  return open * open * (3 - 2 * open);
}

/** How much of the room a point sees: dark under and behind things. */
export function ambience(x: number, y: number, z: number): number {
  const d = distanceAt(x, y, z);
  return d >= 90 ? 1 : 0.22 + 0.78 * Math.max(0, d / 90) ** 0.7;
}
