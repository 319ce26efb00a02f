import { clamp } from '#creative-sdk/motion.ts';
import { cell, grain } from './grain.ts';

/** What a surface is made of. */
export type Material =
  | 'travertine'
  | 'plaster'
  | 'timber'
  | 'oak'
  | 'linen'
  | 'sand'
  | 'rust'
  | 'stripe'
  | 'rug'
  | 'water'
  | 'bronze'
  | 'lamp'
  | 'leaf'
  | 'bloom'
  | 'clay'
  | 'white'
  | 'straw'
  | 'skin'
  | 'hair'
  | 'drink'
  | 'art';

/** Metres to a body's skin from a point in its own frame, or less. */
export type Shape = (x: number, y: number, z: number) => number;

/** A body: an upright box, the ellipsoid inside it, or a shape inside it. Metres; x east, y up, z out to sea; the terrace floor is y = 0. */
export interface Solid {
  readonly material: Material;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly z0: number;
  readonly z1: number;
  readonly isRound: boolean;
  readonly shape: Shape | undefined;
}
export type Span = readonly [from: number, to: number];
export type Point = readonly [x: number, y: number, z: number];

export const each = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

// All made in one place: the fields of all of them lie in the same order, which the rays read a million times a second.
const make = (material: Material, [x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, isRound: boolean, shape: Shape | undefined): Solid => ({
  ...{ material, x0, x1, y0, y1, z0, z1 },
  isRound,
  shape,
});
export const box = (material: Material, x: Span, y: Span, z: Span): Solid => make(material, x, y, z, false, undefined);
export const ball = (material: Material, [x, y, z]: Point, [rx, ry, rz]: Point): Solid =>
  make(material, [x - rx, x + rx], [y - ry, y + ry], [z - rz, z + rz], true, undefined);

/** A shape around `at` that fits `half`; `lean` turns it from y to x, then `turn` from x to z, radians. */
export function form(material: Material, [x, y, z]: Point, half: Point, shape: Shape, { lean = 0, turn = 0 } = {}): Solid {
  const [cl, sl, ct, st] = [Math.cos(lean), Math.sin(lean), Math.cos(turn), Math.sin(turn)];
  const [a, b, c] = half;
  const [flat, tall] = [Math.abs(cl) * a + Math.abs(sl) * b, Math.abs(sl) * a + Math.abs(cl) * b];
  const [wide, deep] = [Math.abs(ct) * flat + Math.abs(st) * c, Math.abs(st) * flat + Math.abs(ct) * c];
  return make(material, [x - wide, x + wide], [y - tall, y + tall], [z - deep, z + deep], true, (px, py, pz) => {
    const u = (px - x) * ct + (pz - z) * st;
    const dy = py - y;
    return shape(u * cl - dy * sl, u * sl + dy * cl, (pz - z) * ct - (px - x) * st);
  });
}

/** A box with round edges. */
export const rounded =
  ([a, b, c]: Point, r: number): Shape =>
  (x, y, z) => {
    const u = Math.abs(x) - a + r;
    const v = Math.abs(y) - b + r;
    const w = Math.abs(z) - c + r;
    const out = Math.sqrt(Math.max(u, 0) ** 2 + Math.max(v, 0) ** 2 + Math.max(w, 0) ** 2);
    return out + Math.min(Math.max(u, v, w), 0) - r;
  };

/** Sewn of two cloths and filled: thick in the middle, thin along its seams, creased towards the corners. */
export const pillow =
  ([a, b, c]: Point, seed = 0): Shape =>
  (x, y, z) => {
    const u = Math.min(1, Math.abs(x / a));
    const w = Math.min(1, Math.abs(z / c));
    if (Math.abs(y) > b * 1.2) return (Math.abs(y) - b) * 0.7;
    const crease = grain(x * 5 + seed, z * 5 + seed * 3) * 0.3 + (1 - Math.abs(grain(u * 2 + w * 5 + seed, u * 5) * 2 - 1)) * 0.16 * u * w;
    const thick = b * ((1 - u ** 4) * (1 - w ** 4)) ** 0.45 * (1 - crease);
    return (Math.abs(y) - thick) * 0.5;
  };

/** Cloth laid over a box: it wrinkles on top and falls in folds at the sides. */
export const draped = (half: Point, r: number, [many, deep]: readonly [number, number]): Shape => {
  const bare = rounded(half, r);
  return (x, y, z) => {
    const solid = bare(x, y, z);
    if (solid > 0.1) return solid - 0.06;
    const side = clamp((half[1] * 0.7 - y) / (half[1] * 1.4));
    const fold = Math.sin((x + z) * many + grain(x * 2 + 9, z * 2) * 5) * 0.5;
    const wrinkle = 1 - Math.abs(grain(x * 2.1 + z * 1.4 + 3, z * 1.6 - x * 1.1) * 2 - 1);
    return (solid + deep * (fold * side * 1.3 - (1 - side) * (wrinkle ** 3 * 0.8 + grain(x * 6, z * 5 + 7) * 0.35))) * 0.6;
  };
};

/** Turned on a wheel: heights and radii from the foot to the rim. */
export const lathe = (...profile: readonly (readonly [y: number, r: number])[]): Shape => {
  const heights = profile.map(([y]) => y);
  const radii = profile.map(([, r]) => r);
  const last = profile.length - 1;
  const [low, high] = [heights[0] ?? 0, heights[last] ?? 0];
  return (x, y, z) => {
    let at = 1;
    while (at < last && (heights[at] ?? 0) < y) at++;
    const from = heights[at - 1] ?? 0;
    const t = clamp((y - from) / ((heights[at] ?? 0) - from));
    const r = radii[at - 1] ?? 0;
    return Math.max((Math.sqrt(x * x + z * z) - r - ((radii[at] ?? 0) - r) * t * t * (3 - 2 * t)) * 0.6, y - high, low - y);
  };
};

/** Limbs: from, to, and how thick at either end; they grow into each other. */
export const limbs = (...parts: readonly (readonly [from: Point, to: Point, thick: number, thin: number])[]): Shape => {
  const bones = parts.map(([a, b, thick, thin]) => ({ x: a[0], y: a[1], z: a[2], u: b[0] - a[0], v: b[1] - a[1], w: b[2] - a[2], thick, thin }));
  return (px, py, pz) => {
    let near = 9;
    for (let i = 0; i < bones.length; i++) {
      const bone = bones[i];
      if (!bone) continue;
      const { u, v, w, thick, thin } = bone;
      const x = px - bone.x;
      const y = py - bone.y;
      const z = pz - bone.z;
      const t = clamp((x * u + y * v + z * w) / (u * u + v * v + w * w));
      const d = Math.sqrt((x - u * t) ** 2 + (y - v * t) ** 2 + (z - w * t) ** 2) - thick - (thin - thick) * t;
      const h = clamp(0.5 + (near - d) / 0.1);
      near += (d - near) * h - h * (1 - h) * 0.05;
    }
    return near;
  };
};

/** A crown of leaves: in every cell of a grid one that lies as it likes, fewer towards the outline. */
export const leaves =
  ([a, b, c]: Point, size: number, seed = 0): Shape =>
  (x, y, z) => {
    const out = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2);
    if (out > 1.06) return (out - 1.04) * Math.min(a, b, c);
    const i = Math.floor(x / size);
    const k = Math.floor(z / size);
    // Each column stands a little higher or lower, so that no layers show.
    const high = y / size + cell(i + seed, k) * 3;
    const j = Math.floor(high);
    const u = x / size - i - 0.5;
    const v = high - j - 0.5;
    const w = z / size - k - 0.5;
    // To the next cell: what stands there is not known here.
    const free = (0.53 - Math.max(Math.abs(u), Math.abs(v), Math.abs(w))) * size;
    const chance = cell(i + k * 19 + seed, j + k * 7);
    if (chance < 0.2 + 1.2 * (out - 0.62 + grain(i * 0.45 + seed, j * 0.45 + k * 0.3) * 0.4)) return free;
    const nx = chance * 9 - Math.floor(chance * 9) - 0.5;
    const nz = chance * 31 - Math.floor(chance * 31) - 0.5;
    const h = (u * nx + v * 0.45 + w * nz) / Math.sqrt(nx * nx + 0.2 + nz * nz);
    // Thin towards its rim.
    return Math.min(free, (Math.abs(h) - 0.12 + (u * u + v * v + w * w) * 0.6) * size * 0.8);
  };

/** A wall whose doorways end in round arches; across x. */
export const arched =
  (thick: number, { doors, half, spring }: { doors: readonly number[]; half: number; spring: number }): Shape =>
  (x, y, z) => {
    let d = Math.abs(x) - thick;
    for (let i = 0; i < doors.length; i++) {
      const w = z - (doors[i] ?? 0);
      d = Math.max(d, half - (y > spring ? Math.sqrt(w * w + (y - spring) ** 2) : Math.abs(w)));
    }
    return d;
  };
