import { bakeSprite } from '#creative-sdk/canvas.ts';
import { toRgb } from '#creative-sdk/colour.ts';
import type { Mirror } from './product.ts';

/** The key: tall panes on the left, one above the other, so that they stream over the bottles when the drum rolls. Tangents of half the angle from the camera's axis. */
const KEY = { x: -0.63, halfWidth: 0.12, every: 0.62, halfHeight: 0.265, first: -0.1 } as const;
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
