import { bakeSprite, type Layer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { clamp } from '#creative-sdk/motion.ts';
import type { Caustics } from './caustics.ts';
import type { View } from './view.ts';

/** The soft light is painted this much smaller and enlarged: it has no sharp edges. */
const SOFT = 4;
const ROWS = 16;
/** Angle from straight down (radians), width (share of the picture's), strength. */
const beams = [
  [0.62, 0.1, 0.5],
  [0.47, 0.05, 0.9],
  [0.37, 0.16, 0.55],
  [0.22, 0.05, 0.7],
  [0.1, 0.12, 0.8],
  [-0.04, 0.05, 0.6],
  [-0.16, 0.14, 0.5],
] as const;

/** Tier C: gradients, bands and stamped light on a plain canvas. */
export class PaintedWater {
  readonly #stage: Stage;
  readonly #caustics: Caustics;
  readonly #layer: () => Layer;
  #made: Layer | undefined;
  #soft = bakeSprite(1, 1, 1, () => {});
  readonly #beam = bakeSprite(64, 128, 1, paintBeam);
  readonly #sun = bakeSprite(128, 128, 1, paintSun);

  /** `layer` creates the canvas when it is first needed, which is never on a machine with a GPU. */
  constructor(stage: Stage, caustics: Caustics, layer: () => Layer) {
    this.#stage = stage;
    this.#caustics = caustics;
    this.#layer = layer;
  }

  resize(): void {
    this.#made?.resize();
    this.#soft = bakeSprite(this.#stage.width / SOFT, this.#stage.height / SOFT, 1, () => {});
  }

  draw(view: View): void {
    if (!this.#made) {
      this.#made = this.#layer();
      this.resize();
    }
    const { context } = this.#made;
    const { width, height } = view.layout;
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 1;
    context.fillStyle = fadeDown(context, view, height);
    context.fillRect(0, 0, width, height);
    if (view.sun < 0.01) return;
    context.globalCompositeOperation = 'screen';
    this.#drawSurface(context, view);
    this.#drawSoftLight(context, view);
  }

  /** The underside of the surface in perspective: a net of light that shrinks towards the horizon. */
  #drawSurface(context: CanvasRenderingContext2D, view: View): void {
    const horizon = surfaceHorizon(view);
    if (view.surface < 0.01 || horizon < 4) return;
    const pattern = context.createPattern(this.#caustics.mixed, 'repeat');
    if (!pattern) return;
    const { width, height, sun } = view.layout;
    const reach = height * 0.24;
    context.save();
    context.fillStyle = pattern;
    for (let row = 0; row < ROWS; row++) {
      const top = horizon * (1 - ((ROWS - row) / ROWS) ** 1.5);
      const bottom = horizon * (1 - ((ROWS - row - 1) / ROWS) ** 1.5);
      const above = (horizon - (top + bottom) / 2) / reach;
      const scaleX = Math.max(0.16, above * 2.6);
      const scaleY = Math.max(0.045, above * above * 1.5);
      context.save();
      context.beginPath();
      context.rect(0, top, width, bottom - top + 0.6);
      context.clip();
      context.globalAlpha = view.surface * clamp(above * 2.6) * 0.78;
      context.translate(sun.x, (top + bottom) / 2);
      context.scale(scaleX, scaleY);
      context.translate(0, -60 / Math.max(0.1, above) + view.time * 16);
      context.fillRect(-width / scaleX, -height / scaleY, (2 * width) / scaleX, (2 * height) / scaleY);
      context.restore();
    }
    context.restore();
  }

  #drawSoftLight(context: CanvasRenderingContext2D, view: View): void {
    const soft = this.#soft.getContext('2d');
    if (!soft) return;
    const { width, height, sun } = view.layout;
    const rise = view.fall * view.layout.travel * 0.5;
    soft.setTransform(1 / SOFT, 0, 0, 1 / SOFT, 0, 0);
    soft.globalCompositeOperation = 'source-over';
    soft.globalAlpha = 1;
    soft.fillStyle = '#000';
    soft.fillRect(0, 0, width, height);
    soft.globalCompositeOperation = 'lighter';
    const glow = Math.max(width, height) * 1.15;
    soft.globalAlpha = Math.min(1, view.sun ** 2 * 1.15);
    soft.drawImage(this.#sun, sun.x - glow / 2, -glow * 0.47 - rise * 0.35, glow, glow * 0.82);
    for (const [index, [angle, share, strength]] of beams.entries()) {
      const flicker = 0.6 + 0.4 * Math.sin(view.time * (0.5 + index * 0.13) + index * 2.1);
      const wide = width * share * (view.layout.isWide ? 0.7 : 1.25);
      soft.save();
      soft.globalAlpha = view.sun ** 1.5 * strength * flicker * 0.62;
      soft.translate(sun.x, sun.y * 0.6 - rise * 0.2);
      soft.rotate(angle + Math.sin(view.time * 0.21 + index) * 0.025);
      soft.drawImage(this.#beam, -wide / 2, 0, wide, height * 1.5);
      soft.restore();
    }
    context.globalAlpha = 1;
    context.drawImage(this.#soft, 0, 0, width, height);
  }
}

/** The line where the surface meets the far water. It lifts out of the picture in the first metres. */
export function surfaceHorizon(view: View): number {
  return view.layout.height * 0.2 - view.fall * view.layout.travel * 0.62;
}

function fadeDown(context: CanvasRenderingContext2D, view: View, height: number): CanvasGradient {
  const [top, middle, bottom] = view.daylight.water;
  const fade = context.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, top);
  fade.addColorStop(0.45, middle);
  fade.addColorStop(1, bottom);
  return fade;
}

function paintBeam(context: CanvasRenderingContext2D): void {
  for (let y = 0; y < 128; y++) {
    const spread = 8 + (y / 128) * 24;
    const strength = (1 - y / 128) ** 1.3 * Math.min(1, y / 14);
    const across = context.createLinearGradient(32 - spread, 0, 32 + spread, 0);
    for (const [at, part] of [
      [0, 0],
      [0.3, 0.55],
      [0.5, 1],
      [0.62, 0.5],
      [1, 0],
    ] as const)
      across.addColorStop(at, `rgb(150 232 240 / ${strength * part})`);
    context.fillStyle = across;
    context.fillRect(0, y, 64, 1);
  }
}

function paintSun(context: CanvasRenderingContext2D): void {
  const glow = context.createRadialGradient(64, 64, 0, 64, 64, 64);
  for (const [at, colour] of [
    [0, 'rgb(236 255 250)'],
    [0.16, 'rgb(170 240 240 / 0.85)'],
    [0.42, 'rgb(64 180 205 / 0.5)'],
    [0.75, 'rgb(10 110 150 / 0.18)'],
    [1, 'rgb(0 60 100 / 0)'],
  ] as const)
    glow.addColorStop(at, colour);
  context.fillStyle = glow;
  context.fillRect(0, 0, 128, 128);
}
