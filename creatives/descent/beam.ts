import { bakeSprite } from '#creative-sdk/canvas.ts';
import type { View } from './view.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}
const LENGTH = 160;
const BREADTH = 120;

/** The torch: a soft cone of warm light through the water, from the hand to the watch. */
export class Beam {
  readonly #cone = bakeSprite(LENGTH, BREADTH, 1, paintCone);

  draw(context: CanvasRenderingContext2D, view: View, ends: { from: Place; to: Place }): void {
    if (view.torch < 0.01) return;
    const { from, to } = ends;
    const reach = Math.hypot(to.x - from.x, to.y - from.y) * 1.08;
    const breadth = view.layout.watch.radius * 2.5;
    context.save();
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = view.torch * 0.85;
    context.translate(from.x, from.y);
    context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
    context.drawImage(this.#cone, 0, -breadth / 2, reach, breadth);
    const size = 44 * view.layout.scale;
    const lens = context.createRadialGradient(0, 0, 0, 0, 0, size);
    lens.addColorStop(0, 'rgb(255 252 236 / 0.85)');
    lens.addColorStop(0.3, 'rgb(255 248 224 / 0.35)');
    lens.addColorStop(1, 'rgb(255 252 236 / 0)');
    context.fillStyle = lens;
    context.fillRect(-size, -size, size * 2, size * 2);
    context.restore();
  }
}

/** Column by column: as the cone widens its light thins out, with soft flanks. */
function paintCone(context: CanvasRenderingContext2D): void {
  for (let x = 0; x < LENGTH; x++) {
    const along = x / LENGTH;
    const half = 3 + along * (BREADTH / 2 - 3);
    const strength = 0.62 * (1 - along) ** 1.25 + 0.1 * (1 - along);
    const across = context.createLinearGradient(0, BREADTH / 2 - half, 0, BREADTH / 2 + half);
    for (const [at, part] of [
      [0, 0],
      [0.22, 0.3],
      [0.5, 1],
      [0.78, 0.3],
      [1, 0],
    ] as const) {
      across.addColorStop(at, `rgb(255 247 224 / ${strength * part})`);
    }
    context.fillStyle = across;
    context.fillRect(x, BREADTH / 2 - half, 1, half * 2);
  }
}
