import { bakeSprite, fitDesign } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import type { Pen } from '#creative-sdk/gradient.ts';
import { TV } from './lamps.ts';

/** Device pixels per unit: light is soft, so that more are not worth their time; the words above it are as sharp as the screen. */
const FINEST = 0.8;

/** The 16:9 picture in the middle of whatever the frame offers. */
export class Screen {
  readonly #stage: Stage;
  readonly #canvas: HTMLCanvasElement;
  readonly pen: Pen;
  /** CSS pixels per unit of the design, and where the design begins. */
  fit = { scale: 1, x: 0, y: 0 };
  /** Device pixels per unit. */
  px = 1;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#canvas = bakeSprite(1, 1, 1, () => {});
    this.#canvas.className = 'screen';
    this.#canvas.setAttribute('aria-hidden', 'true');
    const pen = this.#canvas.getContext('2d');
    if (!pen) throw new Error('Canvas 2D is not available');
    this.pen = pen;
    stage.root.append(this.#canvas);
    this.resize();
  }

  resize(): void {
    this.fit = fitDesign(this.#stage, TV.width, TV.height);
    // A still is looked at closely and drawn once: never coarser than a sharp display.
    const ratio = this.#stage.config.mode === 'still' ? Math.max(2, this.#stage.pixelRatio) : this.#stage.pixelRatio;
    this.px = Math.min(FINEST, this.fit.scale * ratio);
    this.#canvas.width = Math.round(TV.width * this.px);
    this.#canvas.height = Math.round(TV.height * this.px);
    const { scale, x, y } = this.fit;
    this.#canvas.style.cssText = `left:${x}px;top:${y}px;width:${TV.width * scale}px;height:${TV.height * scale}px`;
  }

  /** The pen in design units, its state fresh. */
  begin(): Pen {
    this.pen.setTransform(this.#canvas.width / TV.width, 0, 0, this.#canvas.height / TV.height, 0, 0);
    this.pen.globalAlpha = 1;
    this.pen.globalCompositeOperation = 'source-over';
    return this.pen;
  }

  /** A place of the design in CSS pixels. */
  toPage(x: number, y: number): readonly [number, number] {
    return [this.fit.x + x * this.fit.scale, this.fit.y + y * this.fit.scale];
  }
}
