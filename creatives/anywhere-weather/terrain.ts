import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mix } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Context } from './brush.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** One horizon runs through all windows, units. */
export const HORIZON_Y = 112;
const MIDDLE_X = 300;
const FOCAL = 300;

/** Ground with heights, seen from the plane. Distances and heights in the units of the world, x from the middle. */
export interface Land {
  readonly near: number;
  readonly far: number;
  /** How high the plane flies. */
  readonly eye: number;
  /** Each step goes this much farther than the one before; crests need short ones. */
  stride?(z: number): number;
  height(x: number, z: number): number;
  /** What lies at a place. `rise`: how steep it climbs to the right; `away`: how steep it climbs away from the plane. */
  colour(x: number, z: number, height: number, rise: number, away: number): Rgb;
}

/** Where a place is seen, and how large a unit is there. */
export function project({ eye }: Pick<Land, 'eye'>, [x, height, z]: readonly [number, number, number]): readonly [number, number, number] {
  const scale = FOCAL / z;
  return [MIDDLE_X + x * scale, HORIZON_Y + (eye - height) * scale, scale];
}

/** Paints land column by column, from the foot of the picture away to the far end: what is nearer hides what is behind it. */
export function paintLand(context: Context, land: Land): void {
  const { a, e, f } = context.getTransform();
  // Windows of a coarse screen are painted larger and reduced, for smooth ridges; the small pictures of the chips are not.
  const isSmall = a < 0.8;
  const fine = a < 1.6 && !isSmall ? 1.5 : 1;
  const [width, rows] = [Math.ceil(context.canvas.width * fine), Math.ceil(context.canvas.height * fine)];
  const picture = new ImageData(width, rows);
  const pixels = new Uint32Array(picture.data.buffer);
  const beside = new Float64Array(600);
  for (let column = -1; column < width; column++) {
    const slant = ((column / fine - e) / a - MIDDLE_X) / FOCAL;
    let top = rows;
    let before: Rgb | undefined;
    let summit: Rgb | undefined;
    let lastHeight = 0;
    for (let z = land.near, step = 0, stride = 1; z < land.far; z *= stride, step++) {
      stride = isSmall ? 1.03 : (land.stride?.(z) ?? 1.01);
      const x = slant * z;
      const height = land.height(x, z);
      const rise = ((height - (beside[step] ?? 0)) * FOCAL * a * fine) / z;
      const away = step ? (height - lastHeight) / (z - z / stride) : 0;
      beside[step] = lastHeight = height;
      const y = ((HORIZON_Y + ((land.eye - height) * FOCAL) / z) * a + f) * fine;
      if (y >= top || column < 0) {
        before = undefined;
        continue;
      }
      const colour = land.colour(x, z, height, rise, away);
      const from = before ?? colour;
      for (let row = Math.ceil(top) - 1; row >= y && row >= 0; row--) {
        const t = (top - row) / (top - y);
        pixels[row * width + column] =
          (255 << 24) | (mix(from[2], colour[2], t) << 16) | (mix(from[1], colour[1], t) << 8) | mix(from[0], colour[0], t);
      }
      top = y;
      before = colour;
      summit = colour;
    }
    // The ridge covers a part of its last row.
    const row = Math.ceil(top) - 1;
    if (summit && row >= 0) pixels[row * width + column] = (((row + 1 - top) * 255) << 24) | (summit[2] << 16) | (summit[1] << 8) | summit[0];
  }
  context.save();
  context.setTransform(1 / fine, 0, 0, 1 / fine, 0, 0);
  context.drawImage(
    bakeSprite(width, rows, 1, (sheet) => sheet.putImageData(picture, 0, 0), 'processor'),
    0,
    0,
  );
  context.restore();
}

const LATTICE = 256;
const random = createRandom(1);
const lattice = Float64Array.from({ length: LATTICE * LATTICE }, () => random() * 2 - 1);

/** Smooth noise of a plane, −1 … 1. Millions of these make a picture: no arrays here. */
export function noise2(x: number, z: number): number {
  const i = Math.floor(x);
  const k = Math.floor(z);
  const u = x - i;
  const v = z - k;
  const s = u * u * (3 - 2 * u);
  const t = v * v * (3 - 2 * v);
  const left = i & (LATTICE - 1);
  const right = (i + 1) & (LATTICE - 1);
  const front = (k & (LATTICE - 1)) * LATTICE;
  const back = ((k + 1) & (LATTICE - 1)) * LATTICE;
  const a = lattice[front + left] ?? 0;
  const b = lattice[front + right] ?? 0;
  const c = lattice[back + left] ?? 0;
  const d = lattice[back + right] ?? 0;
  return a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t;
}

/** Hills, about −1 … 1. */
export function hills(x: number, z: number, octaves: number): number {
  let sum = 0;
  for (let o = 0, gain = 0.5; o < octaves; o++, gain /= 2) {
    sum += noise2(x, z) * gain;
    const turned = x * 1.6 + z * 1.2;
    z = z * 1.6 - x * 1.2;
    x = turned;
  }
  return sum;
}

/** Sharp crests with side arms, 0 … 1. */
export function crests(x: number, z: number, octaves: number): number {
  let sum = 0;
  let weight = 0.55;
  for (let o = 0, gain = 1; o < octaves; o++, gain /= 2) {
    const crest = (1 - Math.abs(noise2(x, z))) ** 2;
    sum += crest * weight * gain;
    weight = Math.min(0.55, crest * 0.825);
    const turned = x * 1.6 + z * 1.2;
    z = z * 1.6 - x * 1.2;
    x = turned;
  }
  return sum;
}

/** A summit, and the shoulders around it. */
export const bump = (x: number, z: number, [atX, atZ, wide]: readonly [number, number, number]) =>
  Math.exp(-(((x - atX) / wide) ** 2) - ((z - atZ) / wide) ** 2);

export function blend(from: Rgb, to: Rgb, t: number): Rgb {
  const share = Math.min(1, Math.max(0, t));
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}
