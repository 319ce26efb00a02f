import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import type { View } from './view.ts';

interface Flake {
  readonly x: number;
  readonly y: number;
  readonly nearness: number;
  readonly phase: number;
}
const FLAKES = 130;
const DOT = 16;

/** Marine snow and plankton: they show how fast the watch sinks, and take the light of the lume. */
export class Snow {
  readonly #flakes: readonly Flake[];
  readonly #pale = bakeSprite(DOT, DOT, 2, (context) => paintDot(context, '#cfeaf5'));
  readonly #lit: HTMLCanvasElement;

  constructor(random: () => number, glow: string) {
    this.#flakes = Array.from({ length: FLAKES }, () => ({ x: random(), y: random(), nearness: 0.3 + random() ** 3 * 1.5, phase: random() * 6.28 }));
    this.#lit = bakeSprite(DOT, DOT, 2, (context) => paintDot(context, mixColour(glow, '#ffffff', 0.45)));
  }

  /** `isFront`: the flakes between the eye and the watch. */
  draw(context: CanvasRenderingContext2D, view: View, isFront: boolean): void {
    const { width, height, scale, travel, watch } = view.layout;
    const dark = ramp(view.depth, 60, 210);
    context.globalCompositeOperation = 'screen';
    for (const flake of this.#flakes) {
      if (flake.nearness > 1.15 !== isFront) continue;
      const fallen = (view.fall * travel * flake.nearness) / (height * 1.1);
      const y = wrap(flake.y - fallen + view.time * 0.006) * height * 1.1 - height * 0.05;
      const x = wrap(flake.x + Math.sin(view.time * 0.2 + flake.phase) * 0.02) * width;
      const away = Math.hypot(x - watch.x, y - watch.y) / watch.radius;
      const lit = view.lume * Math.exp(-((away / 1.9) ** 2));
      const size = flake.nearness * (isFront ? 4.2 : 3.1) * scale;
      const stretch = 1 + Math.min(5, Math.abs(view.velocity) * 16 * flake.nearness);
      context.globalAlpha = Math.min(1, mix(0.2, 0.34, dark) * (0.5 + flake.nearness * 0.5) + lit * 0.6) * (isFront ? 0.7 : 1);
      context.drawImage(lit > 0.16 ? this.#lit : this.#pale, x - size / 2, y - (size * stretch) / 2, size, size * stretch);
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  }
}

const wrap = (x: number) => x - Math.floor(x);

function paintDot(context: CanvasRenderingContext2D, colour: string): void {
  const dot = context.createRadialGradient(DOT / 2, DOT / 2, 0, DOT / 2, DOT / 2, DOT / 2);
  dot.addColorStop(0, colour);
  dot.addColorStop(0.28, withAlpha(colour, 0.75));
  dot.addColorStop(1, withAlpha(colour, 0));
  context.fillStyle = dot;
  context.fillRect(0, 0, DOT, DOT);
}
