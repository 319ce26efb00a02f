import { bakeSprite } from '#creative-sdk/canvas.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { fieldOf, SKIN } from './milk-field.ts';

export interface Drop {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The liquid's surface at one cell: its field, how steeply that changes, and which way is outwards. */
interface Skin {
  readonly field: number;
  readonly steep: number;
  readonly ox: number;
  readonly oy: number;
}

/** How much an inner slope tilts the surface, rim radii. */
const SWELL = 0.055;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Liquid of metaballs, lit as if it were round: the field's slope is its surface's slope. */
export class Milk {
  readonly #area: Area;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #field: Float32Array;
  readonly #slopeX: Float32Array;
  readonly #slopeY: Float32Array;
  readonly #canvas: HTMLCanvasElement;
  readonly #image: ImageData;

  constructor(area: Area, cell: number) {
    this.#area = area;
    this.#cell = cell;
    this.#columns = Math.ceil(area.width / cell);
    this.#rows = Math.ceil(area.height / cell);
    const cells = this.#columns * this.#rows;
    this.#field = new Float32Array(cells);
    this.#slopeX = new Float32Array(cells);
    this.#slopeY = new Float32Array(cells);
    this.#canvas = bakeSprite(this.#columns, this.#rows, 1, () => undefined, 'processor');
    this.#image = new ImageData(this.#columns, this.#rows);
  }

  draw(c: CanvasRenderingContext2D, drops: readonly Drop[]): void {
    if (drops.length === 0) return;
    for (const grid of [this.#field, this.#slopeX, this.#slopeY]) grid.fill(0);
    for (const drop of drops) this.#splat(drop);
    this.#light();
    this.#canvas.getContext('2d')?.putImageData(this.#image, 0, 0);
    const { left, top } = this.#area;
    c.imageSmoothingQuality = 'high';
    c.drawImage(this.#canvas, left, top, this.#columns * this.#cell, this.#rows * this.#cell);
  }

  #splat({ x, y, r }: Drop): void {
    const { left, top } = this.#area;
    const column = (at: number) => clamp(Math.round((at - left) / this.#cell), 0, this.#columns);
    const row = (at: number) => clamp(Math.round((at - top) / this.#cell), 0, this.#rows);
    const reach = 4 * r * r;
    for (let j = row(y - 2 * r); j < row(y + 2 * r); j++) {
      const dy = top + (j + 0.5) * this.#cell - y;
      for (let i = column(x - 2 * r); i < column(x + 2 * r); i++) {
        const dx = left + (i + 0.5) * this.#cell - x;
        const own = fieldOf(dx * dx + dy * dy, r);
        if (own <= 0) continue;
        const at = j * this.#columns + i;
        const slope = (-Math.sqrt(own) * 4) / reach;
        this.#field[at] = (this.#field[at] ?? 0) + own;
        this.#slopeX[at] = (this.#slopeX[at] ?? 0) + slope * dx;
        this.#slopeY[at] = (this.#slopeY[at] ?? 0) + slope * dy;
      }
    }
  }

  #light(): void {
    const { data } = this.#image;
    for (let at = 0; at < this.#field.length; at++) {
      const field = this.#field[at] ?? 0;
      const gx = this.#slopeX[at] ?? 0;
      const gy = this.#slopeY[at] ?? 0;
      const steep = Math.hypot(gx, gy) + 1e-4;
      const cover = clamp((field - SKIN) / (steep * this.#cell * 1.5) + 0.5);
      data[at * 4 + 3] = cover * 255;
      if (cover > 0) this.#shade(at, { field, steep, ox: -gx / steep, oy: -gy / steep });
    }
  }

  /** `ox`, `oy`: outwards along the skin. Cool where it turns from the sun, warm where the light comes through its edge. */
  #shade(at: number, { field, steep, ox, oy }: Skin): void {
    const { data } = this.#image;
    const dome = Math.sqrt(clamp((field - SKIN) / 1.1));
    const swell = Math.min(1, (steep / field) * SWELL);
    const side = Math.max(Math.sqrt(1 - dome * dome), swell * 0.8);
    const front = Math.sqrt(1 - side * side);
    const lit = clamp((-0.46 * ox - 0.62 * oy) * side + 0.66 * front + 0.2, 0, 1.08);
    const half = clamp(-0.27 * ox * side - 0.37 * oy * side + 0.89 * front);
    const shine = half ** 70 * 90;
    const through = side ** 3 * clamp(0.5 + 0.6 * ox - 0.3 * oy) * 26;
    const low = clamp(oy) * side;
    data[at * 4] = 172 + 82 * lit + shine + through - 22 * low;
    data[at * 4 + 1] = 160 + 89 * lit + shine + through * 0.3 - 24 * low;
    data[at * 4 + 2] = 170 + 68 * lit + shine - through * 0.6 - 14 * low;
  }
}
