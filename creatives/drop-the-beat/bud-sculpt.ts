import { clamp, ramp } from '#creative-sdk/motion.ts';
import { type Radiance, studio } from './bud-light.ts';
import { budDistance, CAP_RADIUS, CAP_X, openingAt, REACH, ringDistance, STEM_END, shellDistance, tipDistance } from './bud-shape.ts';

/** The frame of a sculpture in the bud's units: its middle and half of its extents. */
export const FRAME = { x: 0.1, y: -0.6, halfWidth: 1.62, halfHeight: 1.86 } as const;
/** Rays are first marched in blocks of this many pixels. */
const BLOCK = 4;
export const CHANNELS = 7;
/** Seen from a little above, radians. */
const PITCH = 0.13;
/** Bands of metal at the stem's end, units above it. */
const BAND = { low: 0.03, high: 0.12 } as const;

/** What lies on the cap: coverage 0 … 1 at u, v in −1 … 1. */
export type Mark = (u: number, v: number) => number;
type Vector = readonly [number, number, number];

/** One view of the bud, lit but not yet coloured. Work is done in rows of blocks, so that it can be spread over frames. */
export class Sculpture {
  readonly width: number;
  readonly height: number;
  /** Per pixel: white reflections, matt light, metal, rim, glow, the mark, coverage. Square roots of linear light, 255 = 2; coverage straight. */
  readonly data: Uint8ClampedArray;
  #row = 0;
  readonly #mark: Mark;
  readonly #unit: number;
  readonly #right: Vector;
  readonly #up: Vector;
  readonly #eye: Vector;
  readonly #light: Radiance = { white: 0, rim: 0, glow: 0, depth: 0 };

  /** `unit`: pixels per unit of the bud. `yaw`: radians; positive turns the nozzle to the camera. */
  constructor(unit: number, yaw: number, mark: Mark) {
    this.#unit = unit;
    this.#mark = mark;
    this.width = Math.ceil((FRAME.halfWidth * 2 * unit) / BLOCK) * BLOCK;
    this.height = Math.ceil((FRAME.halfHeight * 2 * unit) / BLOCK) * BLOCK;
    this.data = new Uint8ClampedArray(this.width * this.height * CHANNELS);
    const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(PITCH), Math.sin(PITCH)];
    this.#right = [cy, 0, -sy];
    this.#up = [-sp * sy, cp, -sp * cy];
    this.#eye = [cp * sy, sp, cp * cy];
  }

  get isDone(): boolean {
    return this.#row >= this.height;
  }

  /** Computes some more rows; all by default. */
  carve(rows = this.height): void {
    const end = Math.min(this.height, this.#row + Math.ceil(rows / BLOCK) * BLOCK);
    for (; this.#row < end; this.#row += BLOCK) {
      for (let x = 0; x < this.width; x += BLOCK) this.#carveBlock(x, this.#row);
    }
  }

  #carveBlock(left: number, top: number): void {
    const half = BLOCK / 2;
    const from = this.#march(left + half, top + half, { from: 0, stop: (half * 2.2) / this.#unit });
    if (from > REACH * 2) return;
    for (let y = top; y < top + BLOCK; y++) for (let x = left; x < left + BLOCK; x++) this.#carvePixel(x, y, from);
  }

  /** Distance along the ray at which the bud is nearer than `stop`; far beyond when it never is. */
  #march(px: number, py: number, { from, stop }: { from: number; stop: number }): number {
    const [ox, oy, oz] = this.#origin(px, py);
    const [ex, ey, ez] = this.#eye;
    let t = from;
    for (let i = 0; i < 48 && t < REACH * 2; i++) {
      const d = budDistance(ox - ex * t, oy - ey * t, oz - ez * t);
      if (d < stop) return t;
      t += d * 0.94;
    }
    return t < REACH * 2 ? t : REACH * 3;
  }

  #origin(px: number, py: number): Vector {
    const x = px / this.#unit - FRAME.halfWidth + FRAME.x;
    const y = FRAME.halfHeight - py / this.#unit + FRAME.y;
    const [r, u, e] = [this.#right, this.#up, this.#eye];
    return [r[0] * x + u[0] * y + e[0] * REACH, r[1] * x + u[1] * y + e[1] * REACH, r[2] * x + u[2] * y + e[2] * REACH];
  }

  #carvePixel(px: number, py: number, from: number): void {
    const [ox, oy, oz] = this.#origin(px + 0.5, py + 0.5);
    const [ex, ey, ez] = this.#eye;
    const pixel = 1 / this.#unit;
    let t = Math.max(0, from - pixel * 2);
    let nearest = 9;
    let at = t;
    for (let i = 0; i < 40 && t < REACH * 2; i++) {
      const d = budDistance(ox - ex * t, oy - ey * t, oz - ez * t);
      if (d < nearest) {
        nearest = d;
        at = t;
      }
      if (d < pixel * 0.06) break;
      t += d * 0.94;
    }
    const coverage = clamp(1.06 - nearest / pixel);
    if (coverage > 0) this.#shade((py * this.width + px) * CHANNELS, [ox - ex * at, oy - ey * at, oz - ez * at], coverage);
  }

  #shade(index: number, point: Vector, coverage: number): void {
    const [x, y, z] = point;
    const normal = this.#normal(point);
    const nz = Math.max(0.06, dot(normal, this.#eye));
    const nx = dot(normal, this.#right);
    const ny = dot(normal, this.#up);
    const light = this.#light;
    studio(2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1, light);
    const ao = this.#occlusion(point, normal);
    const fresnel = 0.04 + 0.96 * (1 - nz) ** 5;
    const matt = (0.1 + 0.9 * clamp(-0.5 * nx + 0.62 * ny + 0.6 * nz)) * ao;
    const { metal, silicone } = this.#material(x, y, z);
    const mark = x < CAP_X + 0.2 ? this.#mark(z / CAP_RADIUS, y / CAP_RADIUS) : 0;
    const opening = openingAt(x, y, z) * silicone;
    const shell = 1 - metal - silicone;
    const gloss = shell * fresnel * (0.35 + 0.65 * ao);
    const soft = silicone * (1 - 0.92 * opening) * (0.008 + 0.05 * matt * matt + 0.06 * (1 - nz) ** 3 * ao);
    const reflected = 0.05 + 0.13 * light.white + 0.16 * clamp(ny) ** 2 + 0.1 * matt;
    const steel = metal * reflected * (0.4 + 0.6 * ao);
    const channels = [
      gloss * light.white + soft,
      (0.05 + 0.16 * clamp(-ny) + 0.42 * matt + 0.62 * light.depth * (0.3 + 0.7 * ao)) * shell,
      steel,
      light.rim * (gloss + metal * 0.08) + silicone * 0.1 * (1 - nz) ** 2 * clamp(-nx),
      light.glow * (gloss + metal * 0.14) + (silicone * 0.025 * (1 - opening * 0.6) + shell * 0.02) * clamp(0.3 + nx) * ao,
      mark * (0.25 + 0.4 * reflected),
    ];
    channels.forEach((value, i) => {
      this.data[index + i] = Math.sqrt(value / 2) * 255;
    });
    this.data[index + 6] = coverage * 255;
  }

  #normal([x, y, z]: Vector): Vector {
    const e = 0.004;
    const a = budDistance(x + e, y - e, z - e);
    const b = budDistance(x - e, y - e, z + e);
    const c = budDistance(x - e, y + e, z - e);
    const d = budDistance(x + e, y + e, z + e);
    const nx = a - b - c + d;
    const ny = -a - b + c + d;
    const nz = -a + b - c + d;
    const length = Math.hypot(nx, ny, nz) || 1;
    return [nx / length, ny / length, nz / length];
  }

  #occlusion([x, y, z]: Vector, [nx, ny, nz]: Vector): number {
    let hidden = 0;
    for (let i = 1; i <= 3; i++) {
      const h = 0.09 * i;
      hidden += (h - budDistance(x + nx * h, y + ny * h, z + nz * h)) / (1 << (i - 1));
    }
    return clamp(1 - 2.6 * hidden);
  }

  /** Shares of metal and silicone; the rest is lacquer. Edges are as soft as a pixel. */
  #material(x: number, y: number, z: number): { metal: number; silicone: number } {
    const soft = 0.75 / this.#unit;
    const shell = shellDistance(x, y, z);
    const ring = ringDistance(x, y, z);
    const tip = tipDistance(x, y, z);
    const silicone = ramp(Math.min(shell, ring) - tip, -soft, soft);
    let metal = (1 - silicone) * ramp(shell - ring, -soft, soft);
    const height = y - STEM_END;
    metal = Math.max(metal, ramp(height, BAND.low - soft, BAND.low + soft) * (1 - ramp(height, BAND.high - soft, BAND.high + soft)));
    if (x < CAP_X + 0.2) {
      const r = Math.hypot(y, z);
      metal = Math.max(metal, ramp(r, 0.5 - soft, 0.5 + soft) * (1 - ramp(r, 0.55 - soft, 0.55 + soft)));
    }
    return { metal, silicone };
  }
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
