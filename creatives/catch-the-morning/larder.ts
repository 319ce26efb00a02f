import { INGREDIENTS, KINDS, type Kind } from './kinds.ts';
import { POSES, ROOM, renderMorsel } from './morsel.ts';

/** Finer pictures than this many pixels a side are not worth their time. */
const FINEST = 150;

/** Pictures of the morsels, sculpted when first needed; a few ahead of time in every frame. */
export class Larder {
  readonly #pictures = new Map<Kind, (HTMLCanvasElement | undefined)[]>();
  readonly #pixels: number;
  #ahead = 0;

  /** `pixels`: backing-store pixels per design unit at the largest that morsels are shown. */
  constructor(pixels: number) {
    this.#pixels = pixels;
    for (const kind of KINDS) this.#pictures.set(kind, []);
  }

  /** Sculpts one more picture; false when all are there. */
  prepare(): boolean {
    const kind = KINDS[this.#ahead % KINDS.length];
    const pose = Math.floor(this.#ahead / KINDS.length);
    if (!kind || pose >= POSES) return false;
    this.#ahead++;
    this.#picture(kind, pose);
    return true;
  }

  /** Draws with the middle at 0, 0. `turns`: how far it tumbled. */
  draw(c: CanvasRenderingContext2D, kind: Kind, turns: number, radius: number): void {
    const at = kind === 'honey' ? 0 : (((turns % 1) + 1) % 1) * POSES;
    const pose = Math.floor(at) % POSES;
    const part = at - Math.floor(at);
    const half = radius * ROOM;
    c.drawImage(this.#picture(kind, pose), -half, -half, half * 2, half * 2);
    if (part < 0.08) return;
    const alpha = c.globalAlpha;
    c.globalAlpha = alpha * part;
    c.drawImage(this.#picture(kind, (pose + 1) % POSES), -half, -half, half * 2, half * 2);
    c.globalAlpha = alpha;
  }

  /** One still picture, for what lies. */
  drawStill(c: CanvasRenderingContext2D, kind: Kind, turns: number, radius: number): void {
    const pose = kind === 'honey' ? 0 : Math.round((((turns % 1) + 1) % 1) * POSES) % POSES;
    const half = radius * ROOM;
    c.drawImage(this.#picture(kind, pose), -half, -half, half * 2, half * 2);
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
