import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { radial } from '#creative-sdk/soft.ts';
import { FLASH_S, type Flash } from './debris.ts';
import type { Palette } from './palette.ts';
import type { Point } from './polygon.ts';
import type { Spark } from './sparks.ts';
import type { Trail } from './trail.ts';

const DOT = 16;

/** What shines: the blade, the cuts, the sparks. */
export class Light {
  readonly #palette: Palette;
  readonly #dot: HTMLCanvasElement;
  readonly #halo: HTMLCanvasElement;

  constructor(palette: Palette) {
    this.#palette = palette;
    this.#dot = bakeDot([
      [0, '#ffffff'],
      [0.22, palette.mintPale],
      [0.5, withAlpha(palette.mint, 0.3)],
      [1, withAlpha(palette.mint, 0)],
    ]);
    this.#halo = bakeDot([
      [0, withAlpha(palette.mint, 0.6)],
      [0.3, withAlpha(palette.mint, 0.24)],
      [1, withAlpha(palette.mint, 0)],
    ]);
  }

  /** A soft round light. */
  halo(c: CanvasRenderingContext2D, x: number, y: number, r: number, alpha: number): void {
    c.save();
    c.globalAlpha = alpha;
    c.drawImage(this.#halo, x - r, y - r, r * 2, r * 2);
    c.restore();
  }

  sparks(c: CanvasRenderingContext2D, sparks: readonly Spark[]): void {
    c.save();
    for (const { x, y, vx, vy, size, age, life } of sparks) {
      const left = 1 - age / life;
      c.globalAlpha = left;
      const r = size * 2.4;
      c.drawImage(this.#dot, x - r, y - r, r * 2, r * 2);
      // A streak behind the fast ones.
      c.strokeStyle = this.#palette.mintPale;
      c.lineWidth = size * 0.5 * left;
      c.beginPath();
      c.moveTo(x, y);
      c.lineTo(x - vx * 0.035, y - vy * 0.035);
      c.stroke();
    }
    c.restore();
  }

  flashes(c: CanvasRenderingContext2D, flashes: readonly Flash[]): void {
    c.save();
    for (const { from, to, size, age } of flashes) {
      const left = 1 - age / FLASH_S;
      const line = [from, mid(from, to, 0.25), mid(from, to, 0.5), mid(from, to, 0.75), to];
      this.#blade(
        c,
        line.map((p, i) => ({ ...p, strength: [0, 0.75, 1, 0.75, 0][i] ?? 0 })),
        size * 1.1 * left ** 1.5,
        left ** 0.7,
      );
    }
    c.restore();
  }

  trail(c: CanvasRenderingContext2D, trail: Trail): void {
    c.save();
    for (const stroke of trail.strokes()) if (stroke.length > 1) this.#blade(c, stroke, 1, 1);
    c.restore();
  }

  /** A ribbon as wide as it is strong, white in the middle. */
  #blade(c: CanvasRenderingContext2D, points: readonly (Point & { strength: number })[], size: number, alpha: number): void {
    const { mint, mintPale } = this.#palette;
    for (const [width, colour, share] of [
      [17, mint, 0.3],
      [10, mint, 0.8],
      [6, mintPale, 1],
      [3, '#ffffff', 1],
    ] as const) {
      c.globalAlpha = alpha * share;
      c.fillStyle = colour;
      c.beginPath();
      traceRibbon(c, points, width * size);
      c.fill();
    }
  }
}

function mid(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

function traceRibbon(c: CanvasRenderingContext2D, points: readonly (Point & { strength: number })[], half: number): void {
  const rim = points.map((p, i) => {
    const [a, b] = [points[i - 1] ?? p, points[i + 1] ?? p];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const reach = half * p.strength;
    return { x: p.x, y: p.y, nx: (-(b.y - a.y) / length) * reach, ny: ((b.x - a.x) / length) * reach };
  });
  for (const { x, y, nx, ny } of rim) c.lineTo(x + nx, y + ny);
  for (const { x, y, nx, ny } of rim.toReversed()) c.lineTo(x - nx, y - ny);
  c.closePath();
}

function bakeDot(stops: Parameters<typeof radial>[2]): HTMLCanvasElement {
  return bakeSprite(DOT * 2, DOT * 2, 2, (c) => {
    c.fillStyle = radial(c, [DOT, DOT, DOT], stops);
    c.fillRect(0, 0, DOT * 2, DOT * 2);
  });
}
