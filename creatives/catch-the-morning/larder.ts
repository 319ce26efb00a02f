import { bakeSprite } from '#creative-sdk/canvas.ts';
import { INGREDIENTS, KINDS, type Kind } from './kinds.ts';
import { POSES, ROOM, renderMorsel } from './morsel.ts';

/** Pictures with more pixels a side than this are not worth their time. */
const FINEST = 150;

/** Pictures of the morsels, computed when first needed; a few are computed ahead in every frame. */
export class Larder {
  readonly #pictures = new Map<Kind, (HTMLCanvasElement | undefined)[]>();
  readonly #pixels: number;
  #ahead = 0;

  /** `pixels`: backing-store pixels per design unit at the largest that morsels are shown. */
  constructor(pixels: number) {
    this.#pixels = pixels;
    for (const kind of KINDS) this.#pictures.set(kind, []);
  }

  /** Whether the pictures have enough pixels for this size, and not far too many. */
  suits(pixels: number): boolean {
    return this.#pixels >= pixels * 0.9 && this.#pixels <= pixels * 2.2;
  }

  /** Computes one more picture; false when all are there. */
  prepare(): boolean {
    const kind = KINDS[this.#ahead % KINDS.length];
    const pose = Math.floor(this.#ahead / KINDS.length);
    if (!kind || pose >= POSES) return false;
    this.#ahead++;
    this.#picture(kind, pose);
    return true;
  }

  /** Draws with the middle at 0, 0. `turns`: how far it tumbled. Half-way between two poses the second shows through. */
  draw(c: CanvasRenderingContext2D, kind: Kind, turns: number, radius: number): void {
    this.drawStill(c, kind, turns, radius);
    const at = turns * POSES;
    const off = at - Math.round(at);
    const alpha = c.globalAlpha;
    c.globalAlpha = alpha * 2 * off * off;
    if (Math.abs(off) > 0.15) this.drawStill(c, kind, turns + Math.sign(off) / POSES, radius);
    c.globalAlpha = alpha;
  }

  /** Draws a single picture, for a piece that lies still. A drop of honey does not turn. */
  drawStill(c: CanvasRenderingContext2D, kind: Kind, turns: number, radius: number): void {
    const pose = kind === 'honey' ? 0 : ((Math.round(turns * POSES) % POSES) + POSES) % POSES;
    const half = radius * ROOM;
    c.drawImage(this.#picture(kind, pose), -half, -half, half * 2, half * 2);
  }

  /** A picture of its own, `side` pixels wide. */
  portrait(kind: Kind, side: number): HTMLCanvasElement {
    return bakeSprite(1, 1, side, (c) => {
      c.translate(0.5, 0.5);
      this.drawStill(c, kind, 0.08, 0.44);
    });
  }

  #picture(kind: Kind, pose: number): HTMLCanvasElement {
    const row = this.#pictures.get(kind) ?? [];
    const known = row[pose];
    if (known) return known;
    const side = Math.min(FINEST, Math.ceil(INGREDIENTS[kind].radius * 2 * ROOM * this.#pixels));
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    canvas.getContext('2d')?.putImageData(renderMorsel(kind, pose, side), 0, 0);
    row[pose] = canvas;
    return canvas;
  }
}
