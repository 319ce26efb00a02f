import type { Stage } from '#creative-sdk/creative.ts';
import { createGl } from '#creative-sdk/gl.ts';
import { project, toView } from './camera.ts';
import { sculptCar } from './car-meshes.ts';
import { GlStudio } from './gl-studio.ts';
import type { Look } from './look.ts';
import { drawPlate } from './plate.ts';
import type { Vec3 } from './solid.ts';
import type { Studio } from './studio.ts';

/** Steps of the sculpting per frame: about 5 ms on an ordinary laptop, ready within a second. */
const STEPS_PER_FRAME = 4;
/** Pixels of the canvas for one of CSS, so that no edge is jagged; more cost more than they show. A slow machine has fewer. */
const LIVE_PIXELS = 1.5;
/** What stays or is filmed is smooth at every edge. */
const FINE_PIXELS = 2;

/** The studio on the graphics card; tier A mirrors the car in the floor, tier B does not. */
export class LiveStudio implements Studio {
  readonly element = document.createElement('canvas');
  isReady = false;
  readonly #stage: Stage;
  readonly #gl: GlStudio;
  readonly #work = sculptCar();
  readonly #canMirror: boolean;

  private constructor(stage: Stage, canvas: HTMLCanvasElement, gl: GlStudio) {
    this.element = canvas;
    this.#stage = stage;
    this.#gl = gl;
    this.#canMirror = stage.config.tier !== 'B';
  }

  /** Undefined where there is no graphics card to speak of. */
  static open(stage: Stage, onLost: () => void): LiveStudio | undefined {
    const canvas = document.createElement('canvas');
    canvas.className = 'ck-layer';
    canvas.setAttribute('aria-hidden', 'true');
    const { tier, mode } = stage.config;
    const gl = createGl(canvas, { allowSoftware: tier === 'A' || tier === 'B', onLost });
    if (!gl) return undefined;
    const plate = drawPlate(stage.brand.name);
    const studio = new LiveStudio(stage, canvas, new GlStudio(gl, plate));
    if (stage.config.clock === 'host' || mode === 'still') while (!studio.isReady) studio.prepare();
    return studio;
  }

  prepare(): void {
    for (let step = 0; step < STEPS_PER_FRAME && !this.isReady; step++) {
      const { done, value } = this.#work.next();
      if (!done) continue;
      this.#gl.load(value);
      this.isReady = true;
    }
  }

  resize(isPrint = false): void {
    const { width, height, pixelRatio, config } = this.#stage;
    const isFine = isPrint || config.mode !== 'live';
    const ratio = isFine ? FINE_PIXELS : pixelRatio < 1 ? pixelRatio : LIVE_PIXELS;
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.element.width === wide && this.element.height === high) return;
    this.element.width = wide;
    this.element.height = high;
  }

  draw(look: Look, isPrint: boolean): void {
    this.resize(isPrint);
    this.#gl.draw(look, this.#canMirror && this.#stage.pixelRatio >= 1);
  }

  place({ camera, yaw }: Look, point: Vec3) {
    const { width, height } = this.#stage;
    const { x, y } = project(toView(camera, width / height), yaw, point);
    return { x: x * width, y: y * height };
  }
}
