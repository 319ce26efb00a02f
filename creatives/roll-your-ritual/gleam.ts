import { bakeSprite } from '#creative-sdk/canvas.ts';
import { toRgb } from '#creative-sdk/colour.ts';
import type { Mirror } from './product.ts';

/** The key: tall panes on the left, one above the other, so that they stream over the bottles when the drum rolls. Tangents of half the angle from the camera's axis. */
const KEY = { x: -0.63, halfWidth: 0.14, every: 0.58, halfHeight: 0.2, first: -0.1 } as const;
/** The warm kick from the right, in the brand's accent. */
const KICK = { from: 0.8, to: 0.975, gain: 0.6 } as const;

const edge = (inside: number, blur: number) => Math.min(1, Math.max(0, inside / blur + 0.5));

/** The reflections on one product, drawn again whenever its face turns: they make the glass look like glass. */
export class Gleam {
  readonly #mirror: Mirror;
  readonly #picture: ImageData;
  readonly #kick;
  readonly element: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | undefined;

  constructor(mirror: Mirror, accent: string) {
    this.#mirror = mirror;
    this.#picture = new ImageData(mirror.side, mirror.side);
    this.#kick = toRgb(accent);
    let context: CanvasRenderingContext2D | undefined;
    this.element = bakeSprite(mirror.side, mirror.side, 1, (c) => (context = c), 'processor');
    this.#context = context;
  }

  /** `angle`: the face's tilt, degrees. */
  draw(angle: number): void {
    const { pixel, x, y, z, gain, blur } = this.#mirror;
    const { data } = this.#picture;
    const [r, g, b] = this.#kick;
    const sin = Math.sin((angle * Math.PI) / 180);
    const cos = Math.cos((angle * Math.PI) / 180);
    for (let n = 0; n < pixel.length; n++) {
      const i = pixel[n] ?? 0;
      const rx = x[i] ?? 0;
      const ry = (y[i] ?? 0) * cos - (z[i] ?? 0) * sin;
      const rz = (y[i] ?? 0) * sin + (z[i] ?? 0) * cos;
      const soft = blur[i] ?? 1;
      let key = 0;
      if (rz > -0.5) {
        const across = edge(KEY.halfWidth - Math.abs(rx / (1 + rz) - KEY.x), soft / 2);
        const along = ry / (1 + rz) - KEY.first;
        const pane = along - KEY.every * Math.round(along / KEY.every);
        key = across * edge(KEY.halfHeight - Math.abs(pane), soft / 2) * (1 - 0.45 * Math.min(1, Math.abs(along) * 1.4));
      }
      const kick = edge(rx - KICK.from, soft) * edge(KICK.to - rx, 0.06) * KICK.gain * cos;
      const strength = gain[i] ?? 0;
      const whole = key + kick;
      const at = i * 4;
      data[at + 3] = Math.min(1, whole * strength) * 255;
      if (whole <= 0) continue;
      data[at] = (255 * key + r * kick) / whole;
      data[at + 1] = (253 * key + g * kick) / whole;
      data[at + 2] = (248 * key + b * kick) / whole;
    }
    this.#context?.putImageData(this.#picture, 0, 0);
  }
}

/** One layer of a product: its skin in soft light, and what it mirrors. */
export class Slab {
  readonly element: HTMLCanvasElement;
  readonly #skin: HTMLCanvasElement;
  readonly #gleam: Gleam | undefined;
  readonly #reach: number;
  #context: CanvasRenderingContext2D | undefined;
  #painted = '';

  /** `reach`: the side of its square, design units. */
  constructor(skin: HTMLCanvasElement, gleam: Gleam | undefined, reach: number, ratio: number) {
    this.#skin = skin;
    this.#gleam = gleam;
    this.#reach = reach;
    this.element = bakeSprite(reach, reach, ratio, (c) => (this.#context = c), 'processor');
  }

  /** `angle`: its tilt, degrees. */
  paint(angle: number): void {
    const c = this.#context;
    const state = angle.toFixed(2);
    if (!c || state === this.#painted) return;
    this.#painted = state;
    const reach = this.#reach;
    c.globalCompositeOperation = 'copy';
    c.drawImage(this.#skin, 0, 0, reach, reach);
    if (!this.#gleam) return;
    c.globalCompositeOperation = 'source-atop';
    this.#gleam.draw(angle);
    c.drawImage(this.#gleam.element, 0, 0, reach, reach);
  }
}
