import { bakeSprite } from '#creative-sdk/canvas.ts';
import { toRgb } from '#creative-sdk/colour.ts';
import { clamp, easeInOut, mix, ramp } from '#creative-sdk/motion.ts';
import { KEY } from './drum-pose.ts';
import { BASE } from './layout.ts';
import { layOver } from './pixels.ts';

/** The wall that the three strands run down, design units. `unit`: a column of the shelf, parts of the one at the native size. */
export interface Fall {
  readonly width: number;
  readonly floor: number;
  readonly unit: number;
  /** Where the three stand. */
  readonly middles: readonly number[];
}

/** Where a strand ends below the wall: behind its product, in its pool. */
export const END = 12;
/** A pool's half width, for a column of the native size, and its half height. */
export const POOL = { wide: 44, high: 12, y: BASE } as const;
/** It is painted finer than the screen, for smooth edges, but no finer than this. */
const FINEST = 2;
/** Half of a strand's width, above and below, and how far from the rope's middle it winds. */
const THICK = [17.5, 9] as const;
const WINDS = 21;

export interface Pour {
  readonly element: HTMLCanvasElement;
  /** Paints as many more rows. */
  paintOn(rows: number): void;
}

/** One strand at one height. */
interface Cut {
  readonly x: number;
  readonly r: number;
  /** How near it is: the nearer one covers the others where they wind about each other. */
  readonly near: number;
}

export function cutAt(y: number, i: number, { width, floor, unit, middles }: Fall): Cut {
  const way = y / floor;
  const turn = (i - 1) * 2.1 + 5.6 * clamp(1 - way / 0.4) ** 1.4;
  const t = clamp((way - 0.08) / 0.54);
  // Gently out of the rope and gently into its line, without a knee.
  const parts = t * t * t * (t * (6 * t - 15) + 10);
  const middle = width * mix(0.66, 0.5, easeInOut(way / 0.42));
  const near = Math.cos(turn) * (1 - parts);
  const thick = mix(THICK[0], THICK[1], easeInOut(way / 0.62)) + 1.3 * Math.sin(y * 0.034 + i * 2);
  return { x: mix(middle + WINDS * unit * Math.sin(turn), middles[i] ?? 0, parts), r: unit * thick * (1 + 0.14 * near), near };
}

/** Paints over what is there: a colour, three channels, and how much it covers. */
type Cover = (r: number, g: number, b: number, a: number) => void;

/** A skin that shines, as of honey: light goes in on the left and glows on the right; a window is mirrored in it. */
function paintSkin(over: Cover, [r, g, b]: readonly number[], [nx, ny, side]: readonly [number, number, number], cover: number, pane: number): void {
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
  const light = 0.66 + 0.3 * clamp(nx * KEY.x + ny * KEY.y + nz * KEY.z) + 0.3 * ramp(nx, 0, 0.5) * ramp(nx, 0.95, 0.6);
  const deep = 0.9 * (1 - nz) ** 1.3;
  const tint = (part = 0) => Math.min(255, part * mix(1, (part / 255) * 0.6, deep) * light);
  const key = 0.88 * ramp(Math.abs(side + 0.46), pane, pane * 0.55) * clamp(0.85 - ny);
  const kick = 0.5 * ramp(side, 0.66, 0.76) * ramp(side, 0.92, 0.84);
  const shine = Math.max(key, kick);
  over(mix(tint(r), 255, shine), mix(tint(g), 253, shine), mix(tint(b), 248, shine), cover);
}

/**
 * The three essences: a rope that comes from above, parts, and runs down behind its product, at whose foot it stands in a pool.
 * It is painted row by row, some at a time, so that nothing that moves has to wait for it.
 */
export function createPour(fall: Fall, ratio: number, essences: readonly string[]): Pour {
  const scale = Math.min(FINEST, ratio * 1.5);
  const columns = Math.ceil(fall.width * scale);
  const rows = Math.ceil((fall.floor + BASE + 16) * scale);
  const picture = new ImageData(columns, rows);
  const colours = essences.map(toRgb);
  let context: CanvasRenderingContext2D | undefined;
  const element = bakeSprite(columns, rows, 1, (c) => (context = c), 'processor');
  let at = 0;
  const over: Cover = (...colour) => layOver(picture.data, at, ...colour);
  const along = (row: number, from: number, to: number, paint: (x: number, column: number) => void) => {
    for (let column = Math.max(0, Math.floor(from * scale)); column < Math.min(columns, to * scale); column++) {
      at = (row * columns + column) * 4;
      paint((column + 0.5) / scale, column);
    }
  };
  /** How high the liquid stands over the wall in this row: the higher one covers the lower one, so that they part along a seam. */
  const tops = new Float32Array(columns);
  const shade = (a: number) => over(4, 14, 9, a);

  const paintRow = (row: number) => {
    const y = (row + 0.5) / scale;
    const cuts = fall.middles.map((_, i) => ({ i, ...cutAt(y, i, fall), slope: cutAt(y + 1, i, fall).x }));
    tops.fill(-99);
    for (const { i, x: middle, r, near, slope } of y < fall.floor + END ? cuts.sort((a, b) => a.near - b.near) : []) {
      const lean = slope - middle;
      const long = Math.sqrt(1 + lean * lean);
      const half = r * long;
      along(row, middle - half - 3, middle + half + 12, (x, column) => {
        const side = (x - middle) / half;
        // Its one shadow, on the wall and on what lies behind it.
        const top = tops[column] ?? 0;
        const base = near * WINDS * fall.unit;
        shade(0.5 * ramp(Math.abs(x - middle - 5) - half, 5, -3) * ramp(base - top, -9, 6));
        const s = clamp(side, -1, 1);
        const high = base + r * Math.sqrt(1 - s * s);
        const cover = clamp((1 - Math.abs(side)) * r * scale + 0.5) * clamp((high - top) * scale + 0.5);
        if (!cover) return;
        tops[column] = Math.max(top, high);
        paintSkin(over, colours[i] ?? [], [s / long, (-s * lean) / long, s], cover, 0.16 + 0.1 * Math.sin(y * 0.045 + i * 2.4));
      });
    }
    for (const [i, middle] of fall.middles.entries()) {
      const wide = POOL.wide * fall.unit;
      const v = (y - fall.floor - POOL.y) / POOL.high;
      if (Math.abs(v) > 1.6) continue;
      along(row, middle - wide - 8, middle + wide + 8, (x) => {
        const u = (x - middle) / wide;
        const far = Math.hypot(u, v) * (1 + 0.055 * Math.sin(Math.atan2(v, u) * 3 + i * 2 + 1));
        const steep = Math.hypot(u / wide, v / POOL.high);
        // In design units, from its edge.
        const inside = ((1 - far) * far) / steep;
        shade(0.34 * ramp(inside, -4, 0.5) * ramp(v, -0.9, 0.4));
        const cover = clamp(inside * scale + 0.5);
        if (!cover) return;
        // Flat, but for the swell of its edge.
        const swell = (clamp(1 - inside / 4) ** 1.3 * 0.96) / steep;
        const nx = (u / wide) * swell;
        const ny = (v / POOL.high) * swell;
        paintSkin(over, colours[i] ?? [], [nx, ny, nx * 0.5 + ny * 0.8], cover, 0.3);
      });
    }
  };
  let done = 0;
  return {
    element,
    paintOn(count) {
      if (done === rows) return;
      for (const end = Math.min(rows, done + count); done < end; done++) paintRow(done);
      context?.putImageData(picture, 0, 0);
    },
  };
}
