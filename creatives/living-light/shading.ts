import { FLOOR_Y, type Lamp, lampAt, SLANT } from './lamps.ts';
import { bounce, direct, expose } from './light.ts';
import type { Relief } from './relief.ts';

/** Light falling on a surface: the level at a world place that faces a direction, with the glint it makes there. */
export interface Lighting {
  level(x: number, y: number, z: number, n: readonly [number, number, number]): number;
  glint(x: number, y: number, z: number, n: readonly [number, number, number]): number;
  /** The lamp whose shade glows. */
  readonly lamp: number;
  readonly bend: readonly [number, number, number];
}

const up = { x: 0, y: -1, z: 0 } as const;
/** Where a lamp's light grows weak it also grows redder, as a dimmed filament does: exponents for red, green, blue. */
const BEND = [0.9, 1.06, 1.3] as const;
/** The thicker the linen or the glass, the more amber it glows. */
const GLOW_BEND = [0.7, 1, 1.5] as const;

export function byLamp(index: number): Lighting {
  const lamp = lampAt(index);
  return {
    lamp: index,
    bend: BEND,
    level: (x, y, z, [nx, ny, nz]) => {
      const at = { x, y, z };
      // Soft things and near walls let some light round the edge.
      const wrapped = 0.82 * direct(lamp, at, { x: nx, y: ny, z: nz }) + 0.24 * direct(lamp, at, towards(lamp, at));
      // What hangs low is lit from below, by the floor.
      const below = ny > 0 ? (0.2 * ny * direct(lamp, { x, y: FLOOR_Y, z }, up)) / (1 + ((FLOOR_Y - y) / 90) ** 2) : 0;
      return wrapped + below + bounce(lamp, at) * (1.5 - 0.5 * ny);
    },
    glint: (x, y, z, n) => shine(n, [lamp.bulb.x - x, lamp.bulb.y - y, lamp.bulb.z - z]),
  };
}

function towards(lamp: Lamp, at: { x: number; y: number; z: number }) {
  const x = lamp.bulb.x - at.x;
  const y = lamp.bulb.y - at.y;
  const z = lamp.bulb.z - at.z;
  const d = Math.hypot(x, y, z) || 1;
  return { x: x / d, y: y / d, z: z / d };
}

/** Blinn's highlight for a viewer straight ahead. */
export function shine([nx, ny, nz]: readonly [number, number, number], [lx, ly, lz]: readonly [number, number, number]): number {
  const d = Math.hypot(lx, ly, lz) || 1;
  const hx = lx / d;
  const hy = ly / d;
  const hz = lz / d + 1;
  const h = Math.hypot(hx, hy, hz) || 1;
  const facing = (nx * hx + ny * hy + nz * hz) / h;
  return facing > 0 ? facing ** 38 : 0;
}

/** The furniture under one light, as a picture with transparent surroundings. */
export function shade(relief: Relief, lighting: Lighting): ImageData {
  const { width, height, px, normal, colour, depth } = relief;
  const image = new ImageData(width, height);
  const { bend } = lighting;
  const n: [number, number, number] = [0, 0, 1];
  for (let at = 0; at < width * height; at++) {
    const c = at * 4;
    const alpha = colour[c + 3] ?? 0;
    if (alpha === 0) continue;
    for (let k = 0; k < 3; k++) n[k] = (normal[at * 3 + k] ?? 0) / 127;
    const z = depth[at] ?? 0;
    const x = relief.left + ((at % width) + 0.5) / px;
    const y = relief.top + (Math.floor(at / width) + 0.5) / px - z * SLANT;
    const open = (relief.open[at] ?? 255) / 255;
    const glows = relief.glowLamp[at] === lighting.lamp ? (relief.glow[at] ?? 0) / 255 : 0;
    const glowing = (Math.min(1, glows * 2.4) * (relief.glowShare[at] ?? 0)) / 255;
    const level = lighting.level(x, y, z, n) * open;
    const seen = expose(level);
    const gloss = (relief.gloss[at] ?? 0) / 255;
    const glint = gloss > 0 ? gloss * lighting.glint(x, y, z, n) * expose(level * 3 + 0.02) * 255 : 0;
    for (let k = 0; k < 3; k++) {
      const lit = (colour[c + k] ?? 0) * seen ** (bend[k] ?? 1) + glint;
      image.data[c + k] = lit + (255 * glows ** (GLOW_BEND[k] ?? 1) - lit) * glowing;
    }
    image.data[c + 3] = alpha;
  }
  return image;
}

/** The glowing parts of one lamp alone, white, as transparent as they are dim. */
export function glowOf(relief: Relief, lamp: number): ImageData {
  const image = new ImageData(relief.width, relief.height);
  for (let at = 0; at < relief.glow.length; at++) {
    if (relief.glowLamp[at] !== lamp) continue;
    image.data.fill(255, at * 4, at * 4 + 3);
    image.data[at * 4 + 3] = relief.glow[at] ?? 0;
  }
  return image;
}
