import { toRgb } from '#creative-sdk/colour.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import { TV } from '#creative-sdk/screen.ts';
import type { Outline } from './shapes.ts';

/** A unit vector to be written to: [right, down, to the viewer]. */
export type Normal = [number, number, number];

/** One body of the room, as the light meets it. */
export interface Solid {
  /** Left, top, right, bottom of where it may draw. */
  readonly area: readonly [number, number, number, number];
  readonly outline: Outline;
  /** Rounds the edges over this many units, or says the surface's direction itself. */
  readonly surface: number | ((x: number, y: number, out: Normal) => void);
  readonly colour: string | ((x: number, y: number) => string);
  /** Depth in the room; a turned body bulges towards the viewer. */
  readonly z: number;
  /** 0 … 1, how much of a highlight it takes. */
  readonly gloss?: number;
  /** Units over which its edge fades: fur has no sharp one. */
  readonly soft?: number;
  /** Shades itself: 0 dark … 1 open. */
  readonly open?: (x: number, y: number) => number;
  /** Glows when this lamp is on; 0 … 1. */
  readonly glow?: { readonly lamp: number; readonly level: (x: number, y: number) => number };
}

const NO_LAMP = 255;

/** What the camera sees of the furniture: direction, colour and depth of every pixel, kept so that any lamp may light it later. */
export class Relief {
  readonly width: number;
  readonly height: number;
  /** Pixels per unit. */
  readonly px: number;
  /** Left and top of what it shows, units. */
  readonly left: number;
  readonly top: number;
  readonly normal: Int8Array;
  readonly colour: Uint8ClampedArray;
  readonly depth: Float32Array;
  readonly gloss: Uint8Array;
  readonly open: Uint8Array;
  readonly glowLamp: Uint8Array;
  readonly glow: Uint8Array;
  /** How much of the pixel glows. */
  readonly glowShare: Uint8Array;

  /** `view`: left, top, width and height of what it shows; everything when left out. */
  constructor(px: number, [left, top, width, height]: readonly [number, number, number, number] = [0, 0, TV.width, TV.height]) {
    this.px = px;
    this.left = left;
    this.top = top;
    this.width = Math.round(width * px);
    this.height = Math.round(height * px);
    const n = this.width * this.height;
    this.normal = new Int8Array(n * 3);
    this.colour = new Uint8ClampedArray(n * 4);
    this.depth = new Float32Array(n);
    this.gloss = new Uint8Array(n);
    this.open = new Uint8Array(n);
    this.glowLamp = new Uint8Array(n).fill(NO_LAMP);
    this.glow = new Uint8Array(n);
    this.glowShare = new Uint8Array(n);
  }

  add(solid: Solid): void {
    const { px, width, height } = this;
    const [left, top, right, bottom] = solid.area;
    const x1 = Math.min(width, Math.ceil((right - this.left) * px));
    const y1 = Math.min(height, Math.ceil((bottom - this.top) * px));
    const normal: Normal = [0, 0, 1];
    const paint = toPaint(solid.colour);
    for (let j = Math.max(0, Math.floor((top - this.top) * px)); j < y1; j++) {
      for (let i = Math.max(0, Math.floor((left - this.left) * px)); i < x1; i++) {
        const x = this.left + (i + 0.5) / px;
        const y = this.top + (j + 0.5) / px;
        const d = solid.outline(x, y);
        const cover = coverOf(solid, [x, y, d], px);
        if (cover <= 0) continue;
        const share = this.#blend(j * width + i, cover, paint(x, y));
        face(solid, [x, y, d], normal);
        this.#settle({ at: j * width + i, share }, solid, { x, y, normal });
      }
    }
  }

  /** Lays a colour over what is there; returns its share of the pixel's light. */
  #blend(at: number, cover: number, rgb: readonly [number, number, number]): number {
    const c = at * 4;
    const before = ((this.colour[c + 3] ?? 0) / 255) * (1 - cover);
    const share = cover / (cover + before);
    for (let k = 0; k < 3; k++) this.colour[c + k] = mix(this.colour[c + k] ?? 0, rgb[k] ?? 0, share);
    this.colour[c + 3] = (cover + before) * 255;
    return share;
  }

  /** On an edge between two bodies all is blended, not the colour alone: light takes no steps there. */
  #settle(
    { at, share }: { at: number; share: number },
    { z, gloss, open, glow }: Solid,
    { x, y, normal }: { x: number; y: number; normal: Normal },
  ): void {
    const put = (into: Int8Array | Uint8Array | Float32Array, i: number, value: number) => {
      into[i] = mix(into[i] ?? 0, value, share);
    };
    for (let k = 0; k < 3; k++) put(this.normal, at * 3 + k, (normal[k] ?? 0) * 127);
    put(this.depth, at, z);
    put(this.gloss, at, (gloss ?? 0) * 255);
    put(this.open, at, (open?.(x, y) ?? 1) * 255);
    put(this.glowShare, at, glow ? 255 : 0);
    if (!glow) return;
    const level = glow.level(x, y) * 255;
    if (this.glowLamp[at] !== glow.lamp) {
      this.glowLamp[at] = glow.lamp;
      this.glowShare[at] = share * 255;
      this.glow[at] = level;
    }
    put(this.glow, at, level);
  }
}

/** Farther from the edge than this, pixels are all in or all out. */
const NEAR = 8;

/** How much of a pixel the body covers. Outlines give distance only roughly: their slope at the place makes it true. */
function coverOf({ outline, soft = 0 }: Solid, [x, y, d]: readonly [number, number, number], px: number): number {
  if (Math.abs(d) > NEAR) return d < 0 ? 1 : 0;
  const slope = slopeOf(outline, x, y);
  return clamp(0.5 - (d * px) / clamp(Math.hypot(slope[0], slope[1]), 0.5, 4) / Math.max(1, soft * px));
}

function slopeOf(outline: Outline, x: number, y: number): readonly [number, number] {
  return [(outline(x + 1, y) - outline(x - 1, y)) / 2, (outline(x, y + 1) - outline(x, y - 1)) / 2];
}

function toPaint(colour: Solid['colour']): (x: number, y: number) => readonly [number, number, number] {
  if (typeof colour === 'string') {
    const rgb = toRgb(colour);
    return () => rgb;
  }
  const known = new Map<string, readonly [number, number, number]>();
  return (x, y) => {
    const hex = colour(x, y);
    const rgb = known.get(hex) ?? toRgb(hex);
    known.set(hex, rgb);
    return rgb;
  };
}

/** The direction of the surface at a place with distance `d` to its edge. */
function face({ surface, outline }: Solid, [x, y, d]: readonly [number, number, number], out: Normal): void {
  if (typeof surface !== 'number') {
    surface(x, y, out);
  } else {
    const slope = 0.97 * (1 - clamp(-d / surface));
    const [gx, gy] = slopeOf(outline, x, y);
    const g = Math.hypot(gx, gy) || 1;
    out[0] = (gx / g) * slope;
    out[1] = (gy / g) * slope;
    out[2] = Math.sqrt(1 - slope * slope);
  }
  const length = Math.hypot(out[0], out[1], out[2]) || 1;
  for (let k = 0; k < 3; k++) out[k] = (out[k] ?? 0) / length;
}

/** The side of a turned body around `x`, its wall leaning by `lean` (down is positive). */
export function round(x: number, radius: (y: number) => number, lean = 0): (px: number, py: number, out: Normal) => void {
  return (px, py, out) => {
    const s = Math.min(0.98, Math.max(-0.98, (px - x) / radius(py)));
    out[0] = s;
    out[1] = lean;
    out[2] = Math.sqrt(1 - s * s);
  };
}

/** A surface that lies flat and shows its top to the light; the camera sees it at a slant. */
export function lying(_x: number, _y: number, out: Normal): void {
  out[0] = 0;
  out[1] = -0.96;
  out[2] = 0.28;
}
