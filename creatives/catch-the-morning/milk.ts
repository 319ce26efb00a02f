import { bakeSprite } from '#creative-sdk/canvas.ts';
import { clamp } from '#creative-sdk/motion.ts';

export interface Drop {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Where the drops' joint field is as strong as this, the milk has its skin: an only drop keeps its radius. */
export const SKIN = 0.5625;

/** What one drop adds at a squared distance, and how steeply it falls there (times the offset). Nothing beyond two radii. */
export function fieldOf(squared: number, r: number): { readonly value: number; readonly slope: number } {
  const inside = 1 - squared / (4 * r * r);
  return inside <= 0 ? { value: 0, slope: 0 } : { value: inside * inside, slope: -inside / (r * r) };
}

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
        const inside = 1 - (dx * dx + dy * dy) / reach;
        if (inside <= 0) continue;
        const at = j * this.#columns + i;
        const slope = (-inside * 4) / reach;
        this.#field[at] = (this.#field[at] ?? 0) + inside * inside;
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
      if (cover > 0) this.#shade(at, field, -gx / steep, -gy / steep);
    }
  }

  /** `ox`, `oy`: outwards along the skin. Cool where it turns from the sun, warm where the light comes through its edge. */
  #shade(at: number, field: number, ox: number, oy: number): void {
    const { data } = this.#image;
    const front = Math.sqrt(clamp((field - SKIN) / 0.75));
    const side = Math.sqrt(1 - front * front);
    const lit = clamp((-0.46 * ox - 0.62 * oy) * side + 0.64 * front + 0.22, 0, 1.2);
    const half = clamp(-0.27 * ox * side - 0.37 * oy * side + 0.89 * front);
    const shine = half ** 70 * 90;
    const through = side ** 3 * clamp(0.5 + 0.6 * ox - 0.3 * oy) * 26;
    const low = clamp(oy) * side;
    data[at * 4] = 196 + 58 * lit + shine + through - 22 * low;
    data[at * 4 + 1] = 184 + 65 * lit + shine + through * 0.3 - 26 * low;
    data[at * 4 + 2] = 184 + 54 * lit + shine - through * 0.6 - 18 * low;
  }
}
