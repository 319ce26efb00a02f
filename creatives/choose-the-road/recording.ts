import { type ClipId, cuts, FRAMES_PER_SECOND } from './cuts.ts';
import { CUT, type RoadId, roadIds } from './film.ts';
import type { Pen } from './gradient.ts';
import { type Look, Picture } from './picture.ts';
import { drawSign } from './sign.ts';
import { FILM, fitView, type View } from './view.ts';

/** The film without its interface, frame by frame: the page of tools/record-footage.ts. The same frames on every machine that draws the same. */
export class Recording {
  readonly element = document.createElement('canvas');
  readonly context: Pen;
  readonly #picture: Picture;
  readonly #id: ClipId;
  readonly #view: View;

  constructor(
    id: ClipId,
    livery: { readonly name: string; readonly accent: string },
    { width, height }: { readonly width: number; readonly height: number },
  ) {
    this.#id = id;
    this.#view = fitView(width, height);
    this.element.width = width;
    this.element.height = height;
    const context = this.element.getContext('2d');
    if (!context) throw new Error('Canvas 2D is not available');
    this.context = context;
    this.#picture = new Picture(width / FILM.width, livery);
  }

  /** PNG of frame `index`, as a data address. */
  shoot(index: number): string {
    const position = cuts[this.#id].from + index / FRAMES_PER_SECOND;
    const look: Look = { position, road: this.#road };
    if (this.#id === 'film') this.#drawWhole(look);
    else this.#drawBare(look);
    return this.element.toDataURL('image/png');
  }

  get #road(): RoadId {
    return roadIds.find((road) => road === this.#id) ?? 'coast';
  }

  #drawWhole(look: Look): void {
    this.#picture.draw(this, this.#view, look);
    if (look.position >= CUT.road) return;
    this.context.save();
    this.context.scale(this.#view.scale, this.#view.scale);
    drawSign(this.context, look.position);
    this.context.restore();
  }

  /** Bars and vignette are the page's. */
  #drawBare(look: Look): void {
    this.context.save();
    this.context.scale(this.#view.scale, this.#view.scale);
    this.#picture.paint(this.context, look, this.#view);
    this.context.restore();
  }
}
