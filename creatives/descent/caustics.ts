import { bakeSprite } from '#creative-sdk/canvas.ts';

/** Pixels of one tile; it repeats without a seam. */
export const TILE = 128;
const SEEDS = 22;

/** A net of light as the sea throws it: bright where two cells of a seeded, wrapped Voronoi pattern meet. White on black. */
export function bakeCaustics(random: () => number): HTMLCanvasElement {
  const seeds = Array.from({ length: SEEDS }, () => [random() * TILE, random() * TILE] as const);
  return bakeSprite(TILE, TILE, 1, (context) => {
    const image = context.createImageData(TILE, TILE);
    for (let i = 0; i < TILE * TILE; i++) {
      const light = 255 * edgeLight(i % TILE, Math.floor(i / TILE), seeds);
      image.data.set([light, light, light, 255], i * 4);
    }
    context.putImageData(image, 0, 0);
  });
}

function edgeLight(x: number, y: number, seeds: readonly (readonly [number, number])[]): number {
  let first = 1e9;
  let second = 1e9;
  for (const [sx, sy] of seeds) {
    const dx = Math.abs(x - sx);
    const dy = Math.abs(y - sy);
    const d = Math.min(dx, TILE - dx) ** 2 + Math.min(dy, TILE - dy) ** 2;
    if (d < first) {
      second = first;
      first = d;
    } else if (d < second) second = d;
  }
  const gap = Math.sqrt(second) - Math.sqrt(first);
  return Math.exp(-gap / 5) * 0.92 + 0.06;
}

/** Two nets that slide over each other; only where both are bright is there light. The result repeats too. */
export class Caustics {
  readonly mixed: HTMLCanvasElement;
  readonly first: HTMLCanvasElement;
  readonly second: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;

  constructor(random: () => number) {
    this.first = bakeCaustics(random);
    this.second = bakeCaustics(random);
    this.mixed = bakeSprite(TILE, TILE, 1, () => {});
    this.#context = this.mixed.getContext('2d');
  }

  /** `time` in seconds. */
  mix(time: number): void {
    const context = this.#context;
    if (!context) return;
    context.globalCompositeOperation = 'source-over';
    stampWrapped(context, this.first, time * 11, time * 5);
    context.globalCompositeOperation = 'darken';
    stampWrapped(context, this.second, -time * 9, time * 7 + 40);
    context.globalCompositeOperation = 'color-dodge';
    context.drawImage(this.mixed, 0, 0);
  }
}

function stampWrapped(context: CanvasRenderingContext2D, tile: HTMLCanvasElement, x: number, y: number): void {
  const left = ((x % TILE) + TILE) % TILE;
  const top = ((y % TILE) + TILE) % TILE;
  for (const dx of [left - TILE, left]) for (const dy of [top - TILE, top]) context.drawImage(tile, dx, dy);
}
