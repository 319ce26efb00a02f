import { ramp } from '#creative-sdk/motion.ts';
import { cloud, grain } from './grain.ts';
import type { Light, Rgb } from './hours.ts';
import type { Material } from './villa.ts';

/** A point of the villa as the eye meets it; used again and again. */
export class Surface {
  material: Material = 'stone';
  x = 0;
  y = 0;
  z = 0;
  nx = 0;
  ny = 1;
  nz = 0;
  /** Metres from the eye. */
  distance = 1;
  /** How open it lies to the sky, and to the sun of either hour; 0 … 1. */
  open = 1;
  day = 1;
  dusk = 1;
  /** Light of the lamps, when they are fully on. */
  readonly lamps: Rgb = { r: 0, g: 0, b: 0 };
  readonly albedo: Rgb = { r: 0, g: 0, b: 0 };
}

const COLOURS: Readonly<Record<Material, Light>> = {
  travertine: [0.66, 0.58, 0.47],
  plaster: [0.78, 0.74, 0.67],
  timber: [0.34, 0.19, 0.1],
  oak: [0.42, 0.27, 0.15],
  linen: [0.8, 0.75, 0.66],
  water: [0.02, 0.2, 0.24],
  bronze: [0.05, 0.042, 0.036],
  lamp: [1, 0.62, 0.28],
  leaf: [0.13, 0.18, 0.075],
  stone: [0.5, 0.46, 0.4],
  clay: [0.52, 0.24, 0.13],
  glass: [0.02, 0.02, 0.02],
};
/** Slabs of the floor, metres. */
const SLAB = { along: 1.2, across: 0.6 } as const;

/** Works out the colour of the material at the point. */
export function colourSurface(s: Surface): void {
  const u = s.nx ? s.z : s.x;
  const v = s.ny ? s.z : s.y;
  const colour = COLOURS[s.material];
  let tone = 1;
  if (s.material === 'travertine') tone = travertine(s, u, v);
  else if (s.material === 'timber' || s.material === 'oak') tone = 0.75 + 0.5 * cloud(u * 3 + v * 1.5, (u + v) * 27);
  else if (s.material === 'plaster') tone = 0.95 + 0.08 * cloud(u * 2, v * 2);
  else if (s.material === 'stone') tone = 0.78 + 0.4 * cloud(u * 5, v * 5);
  else if (s.material === 'linen') tone = 0.9 + 0.14 * cloud(u * 7, v * 7);
  else if (s.material === 'leaf') tone = foliage(s);
  s.albedo.r = colour[0] * tone;
  s.albedo.g = colour[1] * tone;
  s.albedo.b = colour[2] * tone;
}

/** Bands of sediment, pores, and the joints between slabs; a joint thinner than a pixel fades instead of flickering. */
function travertine(s: Surface, u: number, v: number): number {
  const along = s.ny ? SLAB.along : 1.5;
  const row = Math.floor(v / SLAB.across);
  const shift = (row & 1) * 0.5 * along;
  const column = Math.floor((u + shift) / along);
  const slab = grain(row * 7.3 + 2, column * 5.7 + 9);
  const bands = cloud(u * 0.9 + slab * 9, v * 11 + slab * 40);
  const inRow = Math.abs(v / SLAB.across - row - 0.5) * SLAB.across;
  const inColumn = Math.abs((u + shift) / along - column - 0.5) * along;
  const edge = Math.min(SLAB.across / 2 - inRow, along / 2 - inColumn);
  const pixel = Math.max(0.006, s.distance * 0.0016);
  const joint = (1 - ramp(edge, 0, pixel)) * (0.008 / (pixel + 0.004));
  return (0.84 + bands * 0.24 + slab * 0.1) * (1 - Math.min(0.42, joint * 0.6));
}

/** Leaves: the ellipsoid's skin breaks up into lit and unlit flakes. */
function foliage(s: Surface): number {
  const flakes = grain(s.x * 19 + s.y * 7, s.z * 17 + s.y * 19);
  const tufts = grain(s.x * 6 + 3, s.y * 6 + s.z * 5);
  s.nx += (flakes - 0.5) * 1.6;
  s.ny += (tufts - 0.35) * 1.1;
  s.nz += (grain(s.z * 21, s.y * 23 + s.x * 9) - 0.5) * 1.6;
  const length = Math.hypot(s.nx, s.ny, s.nz);
  s.nx /= length;
  s.ny /= length;
  s.nz /= length;
  return 0.35 + flakes * 0.9 + tufts * 0.5;
}
