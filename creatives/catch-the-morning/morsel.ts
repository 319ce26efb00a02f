import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import type { Kind } from './kinds.ts';
import { SOLIDS, type Solid } from './morsel-shapes.ts';
import { type Light, SKINS, type Skin, type Vector } from './morsel-skin.ts';

/** Pictures of one turn. */
export const POSES = 14;
/** Half of a picture's side, in radii of the morsel. */
export const ROOM = 1.12;
const STEPS = 30;
/** Close enough to be a hit, radii. */
const TOUCH = 0.006;

/** In the picture's space: x right, y down, z to the viewer. The sun stands behind the left shoulder. */
const SUN: Vector = [-0.46, -0.66, 0.6];
const SUN_LIGHT: Light = [1.95, 1.66, 1.28];
const SKY_LIGHT: Light = [0.5, 0.56, 0.66];
const BOUNCE_LIGHT: Light = [0.52, 0.3, 0.16];
const RIM: Vector = [0.72, -0.2, -0.66];
const RIM_LIGHT: Light = [1.1, 0.62, 0.3];

type Turn = readonly [Vector, Vector, Vector];

/** Rows of the rotation from the picture's space to the object's. */
function turnOf(kind: Kind, pose: number): Turn {
  const a = (pose / POSES) * Math.PI * 2;
  const tilt = kind === 'honey' ? 0.1 : kind === 'banana' ? 0.85 : 0.62;
  const spin = kind === 'honey' ? 0 : a;
  const [c, s] = [Math.cos(spin), Math.sin(spin)];
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  if (kind === 'blueberry') return compose([c, 0, -s, 0, 1, 0, s, 0, c], [1, 0, 0, 0, ct, -st, 0, st, ct]);
  if (kind === 'banana')
    return compose(
      [1, 0, 0, 0, Math.cos(s * 1.1), -Math.sin(s * 1.1), 0, Math.sin(s * 1.1), Math.cos(s * 1.1)],
      [ct, 0, -st * c, 0, 1, 0, st * c, 0, ct],
    );
  return compose([1, 0, 0, 0, c, -s, 0, s, c], [ct, -st, 0, st, ct, 0, 0, 0, 1]);
}

function compose(a: readonly number[], b: readonly number[]): Turn {
  const cell = (row: number, column: number) => [0, 1, 2].reduce((sum, k) => sum + (a[row * 3 + k] ?? 0) * (b[k * 3 + column] ?? 0), 0);
  const row = (i: number): Vector => {
    const v: Vector = [cell(i, 0), cell(i, 1), cell(i, 2)];
    const l = Math.hypot(...v);
    return [v[0] / l, v[1] / l, v[2] / l];
  };
  return [row(0), row(1), row(2)];
}

const into = ([a, b, c]: Turn, x: number, y: number, z: number): Vector => [
  a[0] * x + a[1] * y + a[2] * z,
  b[0] * x + b[1] * y + b[2] * z,
  c[0] * x + c[1] * y + c[2] * z,
];
const outOf = ([a, b, c]: Turn, [x, y, z]: Vector): Vector => [
  a[0] * x + b[0] * y + c[0] * z,
  a[1] * x + b[1] * y + c[1] * z,
  a[2] * x + b[2] * y + c[2] * z,
];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function normalAt(solid: Solid, [x, y, z]: Vector): Vector {
  const e = 0.012;
  const middle = solid(x, y, z);
  const n: Vector = [solid(x + e, y, z) - middle, solid(x, y + e, z) - middle, solid(x, y, z + e) - middle];
  const l = Math.hypot(...n) || 1;
  return [n[0] / l, n[1] / l, n[2] / l];
}

/** Sculpted once per pose, pixel by pixel, so that the light stays where it is while the morsel tumbles. */
export function renderMorsel(kind: Kind, pose: number, side: number): ImageData {
  const picture = new ImageData(side, side);
  const solid = SOLIDS[kind];
  const turn = turnOf(kind, pose);
  const pixel = (2 * ROOM) / side;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = (column + 0.5) * pixel - ROOM;
      const y = (row + 0.5) * pixel - ROOM;
      if (x * x + y * y > 1.12) continue;
      const { z, nearest } = march(solid, turn, x, y);
      const cover = z === undefined ? clamp(0.6 - nearest / pixel) : 1;
      if (cover <= 0) continue;
      const at = into(turn, x, y, z ?? 0);
      const inner = normalAt(solid, at);
      const colour = shade(kind, at, outOf(turn, inner), z ?? 0);
      const i = (row * side + column) * 4;
      for (const channel of [0, 1, 2] as const) picture.data[i + channel] = toScreen(colour[channel]);
      picture.data[i + 3] = cover * 255;
    }
  }
  return picture;
}

function march(solid: Solid, turn: Turn, x: number, y: number): { z: number | undefined; nearest: number } {
  const [ox, oy, oz] = into(turn, x, y, 0);
  const [dx, dy, dz] = [turn[0][2], turn[1][2], turn[2][2]];
  let nearest = 1;
  let z = Math.sqrt(Math.max(0, 1.12 - x * x - y * y));
  const end = -z;
  for (let i = 0; i < STEPS && z > end; i++) {
    const distance = solid(ox + dx * z, oy + dy * z, oz + dz * z);
    if (distance < nearest) nearest = distance;
    if (distance < TOUCH) return { z, nearest };
    z -= distance * 0.92;
  }
  return { z: undefined, nearest };
}

function toScreen(light: number): number {
  const toned = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return 255 * clamp(toned) ** (1 / 2.2);
}

function shade(kind: Kind, at: Vector, n: Vector, z: number): Light {
  if (kind === 'honey') return shadeHoney(n, z);
  const up = -n[1] * 0.5 + 0.5;
  const skin = SKINS[kind](at[0], at[1], at[2], up);
  const wrap = skin.glow * 0.5;
  const sun = clamp((dot(n, SUN) + wrap) / (1 + wrap));
  const rim = clamp(dot(n, RIM)) * (1 - n[2]) ** 2 * 1.4;
  const edge = (1 - clamp(n[2])) ** 4;
  const shine = highlight(n, skin) + edge * 0.22 * (0.4 + skin.gloss);
  const channel = (i: 0 | 1 | 2) => {
    const light = SUN_LIGHT[i] * sun + SKY_LIGHT[i] * up * up + BOUNCE_LIGHT[i] * (1 - up) * 0.8 + RIM_LIGHT[i] * rim;
    return skin.albedo[i] * light * 0.92 + shine * (0.75 * SUN_LIGHT[i] * 0.5 + 0.3 * SKY_LIGHT[i]);
  };
  return [channel(0), channel(1), channel(2)];
}

function highlight(n: Vector, { gloss, sharpness }: Skin): number {
  const half: Vector = [SUN[0], SUN[1], SUN[2] + 1];
  const l = Math.hypot(...half);
  return gloss * clamp(dot(n, half) / l) ** (sharpness * 2) * 1.2;
}

/** Light enters where the sun is and gathers on the far side; the streak is a window seen through the drop. */
function shadeHoney(n: Vector, z: number): Light {
  const through = clamp(0.5 - 0.55 * dot(n, SUN) + 0.1 * z);
  const edge = (1 - clamp(n[2])) ** 1.6;
  const deep: Light = [0.3, 0.05, 0.001];
  const warm: Light = [0.86, 0.21, 0.003];
  const bright: Light = [1.5, 0.58, 0.035];
  const lit = ramp(through, 0.5, 1) * (1 - edge * 0.5);
  const streak = ramp(Math.abs(n[0] * 0.8 - n[1] * 0.45 - 0.42), 0.1, 0.03) * ramp(n[2], 0.35, 0.7) * 0.5;
  const window = ramp(n[0], -0.62, -0.55) * ramp(n[0], -0.18, -0.26) * ramp(n[1], -0.75, -0.66) * ramp(n[1], -0.12, -0.22);
  const channel = (i: 0 | 1 | 2) =>
    mix(mix(warm[i], deep[i], edge * 0.75), bright[i], clamp(lit * 0.85 + streak)) + window * 1.5 + edge ** 3 * RIM_LIGHT[i] * clamp(n[0]) * 0.6;
  return [channel(0), channel(1), channel(2)];
}
