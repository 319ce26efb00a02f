import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { type Caustics, TILE } from './caustics.ts';
import { PLATE } from './plate.ts';
import type { View } from './view.ts';

/** Texels of one watch unit: light is soft, so it may be small. */
const FINE = 0.5;

/** Where the torch shines, watch units from the axis. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** All light that falls on the watch in one small picture; the watch is multiplied by it. */
export class LightMap {
  readonly canvas = bakeSprite(PLATE.width * FINE, PLATE.height * FINE, 1, () => {});
  readonly #context = this.canvas.getContext('2d');

  draw(view: View, caustics: Caustics, spot: Spot): void {
    const context = this.#context;
    if (!context) return;
    const { left, top, width, height } = PLATE;
    context.setTransform(FINE, 0, 0, FINE, -left * FINE, -top * FINE);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 1;
    this.#drawCaustics(context, view, caustics);
    const fall = context.createLinearGradient(60, -160, -50, 190);
    fall.addColorStop(0, view.daylight.key);
    fall.addColorStop(1, view.daylight.fill);
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = fall;
    context.fillRect(left, top, width, height);
    context.globalCompositeOperation = 'lighter';
    this.#drawLume(context, view);
    if (view.torch > 0.01) this.#drawSpot(context, view.torch, spot);
  }

  #drawCaustics(context: CanvasRenderingContext2D, view: View, caustics: Caustics): void {
    const strength = view.sun ** 2;
    const even = Math.round(255 * (1 - 0.2 * strength));
    context.fillStyle = `rgb(${even} ${even} ${even})`;
    context.fillRect(PLATE.left, PLATE.top, PLATE.width, PLATE.height);
    if (strength < 0.01) return;
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = strength * 0.6;
    for (const x of [-1, 0])
      for (const y of [-2, -1, 0, 1]) context.drawImage(caustics.mixed, x * TILE * 1.15 + 10, y * TILE * 1.15, TILE * 1.15, TILE * 1.15);
    context.globalAlpha = 1;
  }

  /** The dial lights the bezel, the bezel lights the case. */
  #drawLume(context: CanvasRenderingContext2D, view: View): void {
    context.globalAlpha = view.lume;
    const light = context.createRadialGradient(0, 0, 20, 0, 0, 150);
    light.addColorStop(0, withAlpha(view.glow, 0.7));
    light.addColorStop(0.42, withAlpha(view.glow, 0.6));
    light.addColorStop(0.7, withAlpha(view.glow, 0.36));
    light.addColorStop(1, withAlpha(view.glow, 0));
    context.fillStyle = light;
    context.fillRect(-160, -220, 320, 440);
  }

  #drawSpot(context: CanvasRenderingContext2D, torch: number, spot: Spot): void {
    context.globalAlpha = torch;
    const light = context.createRadialGradient(spot.x, spot.y, 4, spot.x, spot.y, 96);
    light.addColorStop(0, '#fffdf2');
    light.addColorStop(0.45, '#f4f3e6');
    light.addColorStop(0.62, '#a9b6b2');
    light.addColorStop(0.8, '#3c5358');
    light.addColorStop(1, '#00000000');
    context.fillStyle = light;
    context.fillRect(-160, -220, 320, 440);
  }
}
