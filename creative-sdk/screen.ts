import { bakeSprite, fitDesign } from './canvas.ts';
import type { Stage } from './creative.ts';
import type { Pen } from './gradient.ts';

/** A television's picture, units. */
export const TV = { width: 1920, height: 1080 } as const;

/** The 16:9 picture in the middle of whatever the frame offers. */
export class Screen {
  readonly #stage: Stage;
  readonly #canvas: HTMLCanvasElement;
  readonly #finest: number;
  readonly pen: Pen;
  /** CSS pixels per unit of the design, and where the design begins. */
  fit = { scale: 1, x: 0, y: 0 };
  /** Device pixels per unit. */
  px = 1;
  #bakedAt = 0;

  /** `finest`: more device pixels per unit than this are not worth their time. */
  constructor(stage: Stage, finest: number) {
    this.#stage = stage;
    this.#finest = finest;
    this.#canvas = bakeSprite(1, 1, 1, () => {});
    this.#canvas.className = 'screen';
    this.#canvas.setAttribute('aria-hidden', 'true');
    const pen = this.#canvas.getContext('2d');
    if (!pen) throw new Error('Canvas 2D is not available');
    this.pen = pen;
    stage.root.append(this.#canvas);
    this.resize();
  }

  /** True when what was baked for this screen is too coarse by now; finer bitmaps still serve when the quality scaler asks for less. */
  resize(): boolean {
    this.fit = fitDesign(this.#stage, TV.width, TV.height);
    // A still is looked at closely and drawn once: never coarser than a sharp display.
    const ratio = this.#stage.config.mode === 'still' ? Math.max(2, this.#stage.pixelRatio) : this.#stage.pixelRatio;
    this.px = Math.min(this.#finest, this.fit.scale * ratio);
    this.#canvas.width = Math.round(TV.width * this.px);
    this.#canvas.height = Math.round(TV.height * this.px);
    const { scale, x, y } = this.fit;
    this.#canvas.style.cssText = `left:${x}px;top:${y}px;width:${TV.width * scale}px;height:${TV.height * scale}px`;
    const isCoarse = this.px > this.#bakedAt * 1.15;
    if (isCoarse) this.#bakedAt = this.px;
    return isCoarse;
  }

  /** The pen in design units, its state fresh. */
  begin(): Pen {
    this.pen.setTransform(this.#canvas.width / TV.width, 0, 0, this.#canvas.height / TV.height, 0, 0);
    this.pen.globalAlpha = 1;
    this.pen.globalCompositeOperation = 'source-over';
    return this.pen;
  }

  /** Lays `ui`, laid out in the same units, over the picture. */
  cover(ui: HTMLElement): void {
    const { scale, x, y } = this.fit;
    ui.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  /** A place of the design in CSS pixels. */
  toPage(x: number, y: number): readonly [number, number] {
    return [this.fit.x + x * this.fit.scale, this.fit.y + y * this.fit.scale];
  }
}
