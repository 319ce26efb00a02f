import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { linear, radial } from '#creative-sdk/gradient.ts';
import { clamp, mix, ramp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { COPY } from './copy.ts';
import type { Drop } from './drops.ts';
import { bakeFerns, frostOrder } from './frost.ts';
import type { Layout } from './layout.ts';
import { CELL, type Mask, type Point } from './mask.ts';
import { oval, type Pen } from './pen.ts';

/** Where the pane bursts open, and how far it has: design units. */
export interface Burst {
  readonly at: Point;
  readonly reach: number;
}

export interface Glass {
  readonly mask: Mask;
  /** How far the pane is frozen over, 0 … 1. */
  readonly frozen: number;
  readonly burst: Burst | undefined;
  readonly drops: readonly Drop[];
}

/** The light comes from the upper left; frost has a thickness, so its edges show it. */
const LIGHT = { x: -0.55, y: -0.83 };
/** The two sides of a wet edge. */
const LIT = [255, 255, 255];
const SHADED = [44, 66, 100];
/** The colour of frost with nothing behind it, at the top and at the foot of the pane. */
const COLD = [164, 198, 230];
const COLD_BELOW = [172, 203, 232];

/** The frosted glass: haze and wet edges cell by cell, over them the crystals in full sharpness, drops on top. */
export class Pane {
  readonly #stage: Stage;
  readonly #haze = document.createElement('canvas');
  readonly #layer: Layer;
  #layout: Layout;
  #columns = 0;
  #rows = 0;
  #ferns!: HTMLCanvasElement;
  #drop!: HTMLCanvasElement;
  #hazeContext!: Pen;
  #holes!: HTMLCanvasElement;
  #holesContext!: Pen;
  #hazeData!: ImageData;
  #holesData!: ImageData;
  /** The colour of the haze, four bytes a cell: opaque frost. */
  #tint!: Uint8ClampedArray;
  #order!: Float32Array;
  #grain!: Float32Array;
  #shown!: Float32Array;
  /** The last picture was not of the mask alone: the next is new from top to bottom. */
  #wasWhole = true;

  constructor(stage: Stage, layout: Layout) {
    this.#stage = stage;
    this.#haze.className = 'ck-layer';
    this.#haze.setAttribute('aria-hidden', 'true');
    stage.root.append(this.#haze);
    this.#layer = createLayer(stage);
    this.#layout = layout;
  }

  get ferns(): HTMLCanvasElement {
    return this.#ferns;
  }

  get layer(): Layer {
    return this.#layer;
  }

  /** `paint` draws the room in design units: what glows through the frost. */
  fit(layout: Layout, mask: Mask, paint: (c: Pen) => void): void {
    this.#layout = layout;
    this.#layer.resize();
    const { columns, rows } = mask;
    const ratio = this.#stage.pixelRatio * layout.scale;
    this.#ferns = bakeFerns(layout, ratio);
    this.#drop = bakeDrop(ratio);
    if (columns !== this.#columns || rows !== this.#rows) {
      this.#columns = columns;
      this.#rows = rows;
      this.#order = frostOrder(columns, rows, layout);
      const random = createRandom(5);
      this.#grain = Float32Array.from(this.#order, () => random() - 0.5);
      this.#shown = new Float32Array(columns * rows);
      [this.#hazeContext, this.#hazeData] = fitCells(this.#haze, columns, rows);
      this.#holes = document.createElement('canvas');
      [this.#holesContext, this.#holesData] = fitCells(this.#holes, columns, rows);
    }
    Object.assign(this.#haze.style, { width: `${columns * CELL * layout.scale}px`, height: `${rows * CELL * layout.scale}px` });
    this.#tint = this.#mixTint(paint);
    this.#wasWhole = true;
  }

  /** White and blue, and in the middle a blur of the warm room behind. */
  #mixTint(paint: (c: Pen) => void): Uint8ClampedArray {
    const [columns, rows] = [this.#columns, this.#rows];
    const small = bakeSprite(columns / 10, rows / 10, 1, (c) => {
      c.imageSmoothingQuality = 'high';
      c.scale(1 / (10 * CELL), 1 / (10 * CELL));
      paint(c);
    });
    const blurred = bakeSprite(
      columns,
      rows,
      1,
      (c) => {
        c.imageSmoothingQuality = 'high';
        c.drawImage(small, 0, 0, columns, rows);
      },
      'processor',
    );
    const room = blurred.getContext('2d')?.getImageData(0, 0, columns, rows).data ?? new Uint8ClampedArray();
    const tint = new Uint8ClampedArray(columns * rows * 4);
    for (let i = 0; i < columns * rows; i++) {
      const warm = 0.06 + 0.34 * ramp(this.#order[i] ?? 0, 0.04, 0.8) + (this.#grain[i] ?? 0) * 0.04;
      const down = Math.floor(i / columns) / rows;
      for (let k = 0; k < 3; k++) {
        const cold = mix(COLD[k] ?? 0, COLD_BELOW[k] ?? 0, down);
        tint[i * 4 + k] = mix(cold, room[i * 4 + k] ?? cold, warm);
      }
      tint[i * 4 + 3] = 250;
    }
    return tint;
  }

  draw({ mask, frozen, burst, drops }: Glass): void {
    const { first, last } = mask.takeChanged();
    const isWhole = frozen < 1 || burst !== undefined;
    this.#melt(mask, frozen, burst);
    if (isWhole || this.#wasWhole) this.#colour(0, this.#rows - 1);
    else if (first <= last) this.#colour(Math.max(0, first - 1), Math.min(this.#rows - 1, last + 1));
    this.#wasWhole = isWhole;
    const c = this.#layer.context;
    const { scale, width, height } = this.#layout;
    c.clearRect(0, 0, this.#stage.width, this.#stage.height);
    c.save();
    c.scale(scale, scale);
    c.drawImage(this.#ferns, 0, 0, width, height);
    this.#drawOrder(c);
    c.globalCompositeOperation = 'destination-in';
    c.drawImage(this.#holes, 0, 0, this.#columns * CELL, this.#rows * CELL);
    c.globalCompositeOperation = 'source-over';
    for (const { x, y, r, speed } of drops) {
      const long = 1 + Math.min(0.55, speed / 260);
      c.drawImage(this.#drop, x - r * 1.5, y - r * 1.5 * long, r * 3, r * 3 * long);
    }
    c.restore();
  }

  /** What to do, in the frost itself: it is rubbed away with it. */
  #drawOrder(c: Pen): void {
    const { order, isStill } = this.#layout;
    if (isStill) return;
    c.font = '600 27px Space Grotesk, sans-serif';
    c.textAlign = 'center';
    c.fillStyle = '#14302b';
    c.shadowColor = '#fff';
    c.shadowBlur = 14 * this.#stage.pixelRatio;
    // Once more for each layer of the glow.
    for (let layer = 0; layer < 4; layer++) c.fillText(COPY.hint, order.x, order.y);
    c.shadowColor = 'transparent';
  }

  /** How clear each cell is in this moment. */
  #melt({ clear }: Mask, frozen: number, burst: Burst | undefined): void {
    const shown = this.#shown;
    shown.set(clear);
    if (frozen < 1)
      for (let i = 0; i < shown.length; i++) {
        const open = clamp(((this.#order[i] ?? 0) + 0.2 - frozen * 1.3) / 0.12);
        if (open > (shown[i] ?? 0)) shown[i] = open;
      }
    if (!burst) return;
    const { x: atX, y: atY } = { x: burst.at.x / CELL, y: burst.at.y / CELL };
    const reach = burst.reach / CELL;
    for (let y = 0, i = 0; y < this.#rows; y++)
      for (let x = 0; x < this.#columns; x++, i++) {
        const gone = clamp((reach - Math.hypot(x - atX, y - atY)) / 20 + (this.#grain[i] ?? 0) * 0.5);
        if (gone === 0) continue;
        const open = gone * ramp(this.#toCorner(x, y) * 0.3 + (this.#order[i] ?? 0) * 0.7 + (this.#grain[i] ?? 0) * 0.02, 0.06, 0.17);
        shown[i] = gone >= 1 ? open : Math.max(shown[i] ?? 0, open);
      }
  }

  /** How far a cell is from the nearest corner, parts of the shorter side's half: there some frost stays. */
  #toCorner(x: number, y: number): number {
    const half = Math.min(this.#columns, this.#rows) / 2;
    return Math.hypot(Math.min(x, this.#columns - 1 - x), Math.min(y, this.#rows - 1 - y)) / half;
  }

  /** Colours the cells of these rows; what else shows did not change. */
  #colour(first: number, last: number): void {
    const [columns, shown, tint, grain] = [this.#columns, this.#shown, this.#tint, this.#grain];
    const haze = this.#hazeData.data;
    const hazeWords = new Uint32Array(haze.buffer);
    const tintWords = new Uint32Array(tint.buffer);
    const holes = this.#holesData.data;
    for (let i = first * columns, k = i * 4; i < (last + 1) * columns; i++, k += 4) {
      const value = shown[i] ?? 0;
      const dx = (shown[i + 1] ?? value) - (shown[i - 1] ?? value);
      const dy = (shown[i + columns] ?? value) - (shown[i - columns] ?? value);
      // Nearly all cells are far from any edge.
      if (dx === 0 && dy === 0 && (value === 0 || value === 1)) {
        hazeWords[i] = value === 0 ? (tintWords[i] ?? 0) : 0;
        holes[k + 3] = value === 0 ? 255 : 0;
        continue;
      }
      const rough = value > 0 ? value + (grain[i] ?? 0) * 0.15 : 0;
      holes[k + 3] = 255 * (1 - ramp(rough, 0.45, 0.92));
      const slope = dx * LIGHT.x + dy * LIGHT.y;
      const isLit = slope > 0;
      const edge = Math.min(0.95, Math.abs(slope) * (isLit ? 2.6 : 1.9));
      const under = (1 - ramp(rough, 0.08, 0.55)) * 0.98 * (1 - edge);
      const part = edge / (edge + under || 1);
      for (let n = 0; n < 3; n++) haze[k + n] = mix(tint[k + n] ?? 0, (isLit ? LIT : SHADED)[n] ?? 0, part);
      haze[k + 3] = 255 * (edge + under);
    }
    this.#hazeContext.putImageData(this.#hazeData, 0, 0, 0, first, columns, last - first + 1);
    this.#holesContext.putImageData(this.#holesData, 0, 0, 0, first, columns, last - first + 1);
  }
}

function fitCells(canvas: HTMLCanvasElement, columns: number, rows: number): [Pen, ImageData] {
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas 2D is not available');
  return [context, context.createImageData(columns, rows)];
}

/** A drop shows what is behind it upside down: the dark room above, the bright snow below. Three units wide. */
function bakeDrop(ratio: number): HTMLCanvasElement {
  return bakeSprite(3, 3, 8 * ratio, (c) => {
    c.translate(1.5, 1.5);
    oval(c, radial(c, { x: 0.12, y: 0.3, r: 1.2 }, 'rgb(40 24 20 / .5) 0, rgb(40 24 20 / .28) .7, rgb(40 24 20 / 0) 1'), 0.12, 0.3, 1.2);
    oval(c, linear(c, [0, -1, 0, 1], 'rgb(70 40 26 / .75) 0, rgb(190 150 120 / .35) .45, rgb(255 250 240 / .95) 1'), 0, 0, 0.95);
    oval(c, radial(c, { x: 0, y: 0.1, r: 1 }, 'rgb(255 255 255 / 0) .78, rgb(255 255 255 / .55) 1'), 0, 0, 0.95);
    oval(c, '#fff', -0.32, -0.42, 0.24, 0.17);
  });
}
