import { ramp } from '#creative-sdk/motion.ts';
import { cell, cloud, grain } from './grain.ts';
import type { Light, Rgb } from './hours.ts';
import type { Material } from './solids.ts';

/** A point of the villa as the eye meets it; used again and again. */
export class Surface {
  material: Material = 'plaster';
  x = 0;
  y = 0;
  z = 0;
  nx = 0;
  ny = 1;
  nz = 0;
  /** Metres from the eye. */
  distance = 1;
  /** How squarely it faces the eye, 0 … 1. */
  facing = 1;
  /** Along which axis its body is longest: wood grows that way. */
  along: 'x' | 'y' | 'z' = 'x';
  /** How open it lies to the sky, and to the sun of either hour; 0 … 1. */
  open = 1;
  /** How free of things close by. */
  air = 1;
  day = 1;
  dusk = 1;
  /** Light of the lamps, when they are fully on. */
  readonly lamps: Rgb = { r: 0, g: 0, b: 0 };
  readonly albedo: Rgb = { r: 0, g: 0, b: 0 };
  /** Of water: what is seen through it, how bright the ripples shine there, and metres of water before it. */
  tiles = 1;
  caustic = 0;
  deep = 1;
}

const COLOURS: Readonly<Record<Material, Light>> = {
  travertine: [0.5, 0.42, 0.32],
  plaster: [0.67, 0.62, 0.545],
  timber: [0.3, 0.17, 0.09],
  oak: [0.36, 0.23, 0.13],
  linen: [0.76, 0.72, 0.65],
  sand: [0.5, 0.41, 0.3],
  rust: [0.48, 0.15, 0.075],
  stripe: [0.78, 0.73, 0.64],
  rug: [0.6, 0.52, 0.41],
  water: [0, 0, 0],
  bronze: [0.05, 0.042, 0.036],
  lamp: [1, 0.62, 0.28],
  leaf: [0.15, 0.2, 0.085],
  bloom: [0.62, 0.075, 0.2],
  clay: [0.46, 0.2, 0.11],
  white: [0.78, 0.75, 0.69],
  straw: [0.6, 0.44, 0.23],
  skin: [0.5, 0.27, 0.17],
  hair: [0.06, 0.032, 0.02],
  drink: [0.8, 0.3, 0.06],
  art: [0.74, 0.67, 0.55],
};
/** Slabs of the floor, metres. */
const SLAB = { along: 1.2, across: 0.6 } as const;

/** Works out the colour of the material at the point. */
export function colourSurface(s: Surface): void {
  const u = s.nx ? s.z : s.x;
  const v = s.ny ? s.z : s.y;
  const colour = COLOURS[s.material];
  let tone = 0.88 + 0.16 * cloud(s.x * 7 + s.y * 5, s.z * 7 - s.y * 4);
  if (s.material === 'travertine') tone = travertine(s, u, v);
  else if (s.material === 'timber' || s.material === 'oak') tone = wood(s);
  else if (s.material === 'plaster') tone = 0.95 + 0.08 * cloud(u * 2, v * 2);
  else if (s.material === 'leaf' || s.material === 'bloom') tone = 0.55 + 0.9 * grain(s.x * 17 + s.y * 9, s.z * 17 - s.y * 5);
  else if (s.material === 'straw') tone = 0.75 + 0.4 * grain(Math.hypot(s.x, s.z) * 90, s.y * 60);
  s.albedo.r = colour[0] * tone;
  s.albedo.g = colour[1] * tone;
  s.albedo.b = colour[2] * tone;
  const dye = dyeOf(s, u);
  if (dye <= 0) return;
  const [r, g, b] = COLOURS.rust;
  s.albedo.r += (r * tone - s.albedo.r) * dye;
  s.albedo.g += (g * tone - s.albedo.g) * dye;
  s.albedo.b += (b * tone - s.albedo.b) * dye;
}

/** Where stripes, borders and pictures take the accent of the house. */
function dyeOf(s: Surface, u: number): number {
  if (s.material === 'stripe') return Math.abs(((s.x + s.y * 0.2) * 9) % 1) < 0.45 ? 0.85 : 0;
  if (s.material === 'rug') {
    const edge = Math.min(s.x + 10.6, -7 - s.x, s.z + 0.9, 3.1 - s.z);
    const weave = Math.abs(((s.x * 1.6) % 1) - 0.5) + Math.abs(((s.z * 1.6 + 9) % 1) - 0.5);
    return Math.abs(edge - 0.18) < 0.045 ? 0.7 : edge > 0.3 && Math.abs(weave - 0.42) < 0.03 ? 0.35 : 0;
  }
  if (s.material !== 'art') return 0;
  // A red sun over a quiet sea.
  const [x, y] = s.x < -11 ? [s.z - 0.9, s.y - 2.15] : [u + 9.4, s.y - 1.75];
  if (Math.hypot(x, y) < 0.24) return 1;
  return y < -0.22 ? 0.3 + 0.25 * Math.sin(y * 40 + Math.sin(x * 4)) : 0;
}

/** Fibres along the length, and boards where it is a floor. */
function wood(s: Surface): number {
  const along = s[s.along];
  const across = s.x + s.y + s.z - along;
  const fibres = 0.72 + 0.5 * cloud(along * 1.6, across * 34);
  if (s.ny < 0.9 || s.y > 0.02) return fibres;
  const board = Math.floor(s.x / 0.19);
  const edge = Math.abs(s.x / 0.19 - board - 0.5);
  return fibres * (0.8 + 0.4 * cell(board, Math.floor(s.z / 2.3 + cell(board, 5)))) * (edge > 0.47 ? 0.6 : 1);
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
