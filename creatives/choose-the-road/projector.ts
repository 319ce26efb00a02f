import { createLayer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import type { Footage } from './footage.ts';
import { aim } from './middle.ts';
import { type Look, Picture } from './picture.ts';
import { fitView, type View } from './view.ts';

/** Brings the picture of a moment onto the stage. */
export class Projector {
  picture: Picture;
  view: View;
  readonly #stage: Stage;
  readonly #footage: Footage | undefined;
  readonly #layer;

  constructor(stage: Stage, footage: Footage | undefined) {
    this.#stage = stage;
    this.#footage = footage;
    this.view = fitView(stage.width, stage.height);
    this.#layer = createLayer(stage);
    this.picture = this.#makePicture();
  }

  resize(): void {
    this.#layer.resize();
    this.view = fitView(this.#stage.width, this.#stage.height);
    if (this.#pixels > this.picture.px * 1.15) this.picture = this.#makePicture();
  }

  /** The view of this moment. */
  viewOf(look: Look): View {
    return aim(this.view, look);
  }

  draw(look: Look): void {
    const view = this.viewOf(look);
    this.picture.draw(this.#layer, view, look);
    this.#footage?.show(view);
  }

  get #pixels(): number {
    return Math.min(2, this.view.scale * this.#stage.pixelRatio);
  }

  #makePicture(): Picture {
    const { name, accent } = this.#stage.brand;
    return new Picture(this.#pixels, { name: this.#stage.config.mode === 'still' ? '' : name, accent });
  }
}
