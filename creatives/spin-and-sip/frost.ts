import { bakeSprite } from '#creative-sdk/canvas.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { disc, fillSoft, radial } from '#creative-sdk/soft.ts';
import { type Camera, ringAt } from './glass.ts';

interface Drop {
  /** Across the near wall, −1 … 1, and height, 0 … 1. */
  readonly u: number;
  readonly height: number;
  /** Parts of the rim's radius. */
  readonly size: number;
}

const COUNT = 130;
/** Half of the sprite's side, in drop radii. */
const ROOM = 1.5;

/** Condensation on the cold cup: many small drops, a few that have grown. */
export class Frost {
  readonly #sprite: HTMLCanvasElement;
  readonly #drops: readonly Drop[];

  constructor(radius: number, pixelRatio: number) {
    const random = createRandom(77);
    this.#sprite = bakeDrop(radius * 0.05, pixelRatio);
    this.#drops = Array.from({ length: COUNT }, () => ({
      u: (random() * 2 - 1) * 0.93,
      height: 0.05 + random() * 0.88,
      size: 0.012 + 0.036 * random() ** 3,
    })).filter(({ height }) => height < 0.2 || height > 0.45);
  }

  draw(c: CanvasRenderingContext2D, camera: Camera, alpha: number): void {
    if (alpha <= 0) return;
    c.save();
    c.globalAlpha = alpha;
    for (const { u, height, size } of this.#drops) {
      const ring = ringAt(camera, height);
      const half = size * camera.r * ROOM;
      const narrow = Math.sqrt(1 - u * u) * 0.5 + 0.5;
      c.drawImage(this.#sprite, ring.x + u * ring.rx - half * narrow, ring.y + ring.ry * Math.sqrt(1 - u * u) - half, half * 2 * narrow, half * 2.3);
    }
    c.restore();
  }
}

/** A drop bends light upside down: dark towards the sun, bright below, and a point of sun on top. */
function bakeDrop(radius: number, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(ROOM * 2, ROOM * 2, Math.max(8, radius) * pixelRatio, (c) => {
    c.translate(ROOM, ROOM);
    fillSoft(c, 0.25, 'rgb(50 34 5 / 0.26)', (s) => s.arc(0.1, 0.22, 0.92, 0, 7));
    disc(c, 0, 0, 1);
    c.fillStyle = radial(
      c,
      [0, 0, 1],
      [
        [0, 'rgb(255 255 255 / 0.9)'],
        [0.7, 'rgb(255 255 255 / 0.3)'],
        [1, 'rgb(70 60 20 / 0.2)'],
      ],
      [0.25, 0.5],
    );
    c.fill();
    disc(c, -0.34, -0.4, 0.24);
    c.fillStyle = '#fff';
    c.fill();
  });
}
