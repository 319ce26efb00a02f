import { bakeSprite } from '#creative-sdk/canvas.ts';
import { ramp } from '#creative-sdk/motion.ts';
import type { View } from './view.ts';

interface Bubble {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly phase: number;
}
const SIZE = 32;

/** Air that rises past: a burst at the plunge, a few strays on the way down. */
export class Bubbles {
  readonly #bubbles: readonly Bubble[];
  readonly #sprite = bakeSprite(SIZE, SIZE, 2, paintBubble);

  constructor(random: () => number) {
    this.#bubbles = Array.from({ length: 34 }, () => ({ x: random(), y: random(), size: 2.5 + random() ** 3 * 11, phase: random() * 6.28 }));
  }

  draw(context: CanvasRenderingContext2D, view: View): void {
    const { width, height, scale, watch, travel } = view.layout;
    const light = 1 - ramp(view.depth, 30, 150);
    if (light < 0.01) return;
    const rush = Math.min(1, 0.25 + Math.abs(view.velocity) * 9);
    context.globalCompositeOperation = 'screen';
    for (const [index, bubble] of this.#bubbles.entries()) {
      if (index / this.#bubbles.length > rush) break;
      const risen = bubble.y - view.time * (0.05 + bubble.size * 0.006) - (view.fall * travel * 1.35) / height;
      const y = (risen - Math.floor(risen)) * height * 1.15 - height * 0.08;
      const x = watch.x + (bubble.x - 0.5) * width * 1.05 + Math.sin(view.time * 2.4 + bubble.phase) * 4 * scale;
      const size = bubble.size * scale;
      context.globalAlpha = light * 0.8;
      context.drawImage(this.#sprite, x - size / 2, y - size / 2, size, size * (0.92 + Math.sin(view.time * 5 + bubble.phase) * 0.06));
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  }
}

function paintBubble(context: CanvasRenderingContext2D): void {
  const film = context.createRadialGradient(16, 16, 6, 16, 16, 14);
  film.addColorStop(0, 'rgb(190 240 250 / 0.04)');
  film.addColorStop(0.75, 'rgb(190 240 250 / 0.2)');
  film.addColorStop(0.93, 'rgb(225 250 255 / 0.75)');
  film.addColorStop(1, 'rgb(225 250 255 / 0)');
  context.fillStyle = film;
  context.fillRect(0, 0, SIZE, SIZE);
  context.fillStyle = 'rgb(255 255 255 / 0.95)';
  context.beginPath();
  context.ellipse(20.5, 10, 3, 1.9, 0.7, 0, 6.3);
  context.fill();
  context.fillStyle = 'rgb(255 255 255 / 0.35)';
  context.beginPath();
  context.ellipse(11, 22, 3.4, 1.4, 0.7, 0, 6.3);
  context.fill();
}
