import { mixColour, toRgb } from '#creative-sdk/colour.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { KEY } from './drum-pose.ts';
import type { Skin } from './solids.ts';

/** Colour 0 … 255 and cover 0 … 1 of one point. Reused from pixel to pixel. */
export interface Dab {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** How a material looks in soft light, without its reflections: those travel (gleam.ts). */
export type Glaze = (skin: Skin, dab: Dab) => void;

type Rgb = ReturnType<typeof toRgb>;

/** Light that comes round the corner, as in a white studio. */
const WRAP = 0.35;
const lit = ({ nx, ny, nz }: Skin) => clamp((nx * KEY.x + ny * KEY.y + nz * KEY.z + WRAP) / (1 + WRAP));

/** A smooth bump of height 1: nearly exp(−d²), at a fraction of its price. */
function bell(x: number, at: number, width: number): number {
  const far = (x - at) / width;
  const near = 1 - (far * far) / 4;
  return near > 0 ? near * near * near * near : 0;
}

function lay(dab: Dab, [r, g, b]: Rgb, light: number, a = 1): void {
  dab.r = r * light;
  dab.g = g * light;
  dab.b = b * light;
  dab.a = a;
}

/** Between two colours, `t` 0 … 1. */
function layBetween(dab: Dab, from: Rgb, to: Rgb, t: number): void {
  dab.r = from[0] + (to[0] - from[0]) * t;
  dab.g = from[1] + (to[1] - from[1]) * t;
  dab.b = from[2] + (to[2] - from[2]) * t;
  dab.a = 1;
}

function dim(dab: Dab, light: number, a: number): void {
  dab.r *= light;
  dab.g *= light;
  dab.b *= light;
  dab.a = a;
}

/** Lightens towards white. */
function lift(dab: Dab, by: number): void {
  dab.r = mix(dab.r, 255, by);
  dab.g = mix(dab.g, 255, by);
  dab.b = mix(dab.b, 252, by);
}

/** Opaque and smooth: ceramic, soft plastic, rubber. `bounce`: what the floor throws back on the shadow side. */
export function satin(colour: string, bounce: string): Glaze {
  const body = toRgb(colour);
  const back = toRgb(bounce);
  return (skin, dab) => {
    const light = lit(skin);
    lay(dab, body, 0.4 + 0.68 * light);
    const edge = (1 - skin.nz) ** 2.4 * clamp(0.4 + skin.nx * 0.5 + skin.ny * 0.4);
    dab.r += back[0] * edge * 0.4;
    dab.g += back[1] * edge * 0.4;
    dab.b += back[2] * edge * 0.4;
  };
}

/** Lacquered or anodised metal: bands of a studio in a round mirror, tinted. */
export function metal(colour: string): Glaze {
  const dark = toRgb(mixColour(colour, '#0c0f0c', 0.5));
  const pale = toRgb(mixColour(colour, '#fff6e8', 0.42));
  return (skin, dab) => {
    const side = skin.nx / Math.max(0.2, Math.sqrt(skin.nx * skin.nx + skin.nz * skin.nz));
    const bands = 0.22 + 0.66 * bell(side, -0.42, 0.24) + 0.34 * bell(side, 0.62, 0.13) - 0.2 * bell(side, 0.08, 0.2) + 0.16 * bell(side, -0.92, 0.1);
    layBetween(dab, dark, pale, clamp(bands * (1 - skin.ny * 0.5)));
    // Turned metal shows where an edge breaks.
    if (skin.depth < 1.1) lift(dab, skin.ny < -0.15 ? 0.5 : 0.12);
  };
}

/** Sand-blasted glass over a gel: light soaks in on one side and glows out on the other. */
export function frosted(shell: string, gel: string): Glaze {
  const pale = toRgb(shell);
  const deep = toRgb(gel);
  return (skin, dab) => {
    const edge = 1 - skin.nz;
    const glow = bell(skin.u, 0.42, 0.4);
    const inside = ramp(skin.v, 0.015, 0.1) * (1 - ramp(skin.v, 0.94, 0.985)) * (1 - 0.7 * ramp(Math.abs(skin.u), 0.86, 0.99));
    layBetween(dab, pale, deep, inside * (0.95 - 0.42 * glow));
    // A dark line closes the outline, as where any glass turns away.
    dim(dab, (0.74 + 0.24 * lit(skin) + 0.14 * glow - 0.2 * edge * edge) * (0.7 + 0.3 * ramp(skin.depth, 0, 2.5)), 0.97);
    lift(dab, 0.3 * bell(Math.abs(skin.u), 0.93, 0.03) + 0.16 * glow + 0.3 * bell(skin.v, 0.975, 0.012));
  };
}

/** What stands in clear glass. It is a lens: its bright side is the one away from the light. */
export function liquid(pale: string, deep: string): Glaze {
  const light = toRgb(pale);
  const dark = toRgb(deep);
  return (skin, dab) => {
    const focus = bell(skin.u, 0.48, 0.34) * (0.72 + 0.28 * skin.v);
    const tone = clamp(0.3 + 0.28 * skin.nz + 0.75 * focus - 0.42 * bell(skin.u, -0.82, 0.3) - 0.34 * bell(skin.u, 0.99, 0.14));
    layBetween(dab, dark, light, tone);
    dim(dab, 0.9 + 0.22 * focus + 0.08 * skin.v, 0.93);
    lift(dab, 0.34 * bell(skin.u, 0.6, 0.13) * ramp(skin.v, 0.1, 0.5) + 0.5 * bell(skin.v, 0.985, 0.012) * skin.nz);
  };
}

/** The clear wall itself: nearly nothing in the middle, thick and pale where it turns away. `wall`: how thick, product units; `base`: where its foot begins, 0 … 1. */
export function clearWall(floor: string, wall = 5, base = 0.95): Glaze {
  const dark = toRgb(mixColour(floor, '#1d1512', 0.62));
  const pale = toRgb(mixColour(floor, '#ffffff', 0.75));
  return (skin, dab) => {
    const thick = ramp(skin.v, base, base + 0.015);
    const foot = (skin.v - base) / (1 - base);
    // From outside: a dark line, the pale thickness, a dark line at the bore and a glint beside it.
    const outer = 1 - ramp(skin.depth, 0.4, 2.4);
    const bore = bell(skin.depth, wall - 0.6, 0.9) * (1 - thick);
    const glint = bell(skin.depth, wall * 0.55, wall * 0.16) * (1 - thick) + bell(foot, 0.74, 0.16) + bell(skin.u, 0.66, 0.2) * thick * 0.7;
    const body = Math.max(thick, 1 - ramp(skin.depth, wall - 1, wall));
    layBetween(dab, dark, pale, clamp(0.55 - 0.5 * outer - 0.5 * bore + glint - 0.4 * bell(foot, 0.3, 0.2)));
    dab.a = clamp(0.05 + 0.3 * body + 0.6 * outer + 0.5 * bore + 0.6 * glint + 0.3 * bell(skin.v, 0.01, 0.02));
  };
}

/** A liquid's own surface, seen a little from above: its near edge climbs the glass and shines. */
export function surface(colour: string): Glaze {
  const body = toRgb(colour);
  return (skin, dab) => {
    lay(dab, body, 0.78 + 0.2 * skin.v, 0.95);
    lift(dab, 0.75 * (1 - ramp(skin.depth, 0.5, 1.5)) * skin.v + 0.6 * bell(skin.u, -0.45, 0.3));
  };
}
