import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { noise1 } from '#creative-sdk/random.ts';
import { bakeStamp } from './sheet.ts';
import type { Shot } from './shot.ts';

const GLOW_PX = 48;

/** Lanterns: a bulb and the air that it warms. */
export class Lamps {
  readonly #colour: string;
  readonly #glow: HTMLCanvasElement;

  constructor(colour: string) {
    this.#colour = colour;
    this.#glow = bakeStamp(GLOW_PX, GLOW_PX, 1, (context) => {
      const half = GLOW_PX / 2;
      const glow = context.createRadialGradient(half, half, 0, half, half, half);
      glow.addColorStop(0, withAlpha(colour, 0.75));
      glow.addColorStop(0.3, withAlpha(colour, 0.24));
      glow.addColorStop(1, withAlpha(colour, 0));
      context.fillStyle = glow;
      context.fillRect(0, 0, GLOW_PX, GLOW_PX);
    });
  }

  /** Lights one at x, y of the current transform. */
  light({ context, palette, time }: Shot, x: number, y: number, size: number): void {
    const flicker = 0.88 + 0.12 * noise1(time * 3 + x * 7.3, 4);
    const level = palette.lamps * flicker;
    if (level < 0.02) return;
    const reach = 13 * size;
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = level * 0.85;
    context.drawImage(this.#glow, x - reach, y - reach, reach * 2, reach * 2);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = level;
    context.fillStyle = mixColour(this.#colour, '#ffffff', 0.5);
    context.beginPath();
    context.arc(x, y, 0.7 + size * 0.75, 0, 7);
    context.fill();
    context.globalAlpha = 1;
  }

  /** Its broken reflection on the water, from y downwards. */
  mirror({ context, palette, time }: Shot, x: number, y: number, long: number): void {
    if (palette.lamps < 0.02) return;
    context.fillStyle = this.#colour;
    for (let i = 0; i < 6; i++) {
      const pulse = Math.sin(time * (1.3 + i * 0.37) + x + i * 2.1);
      context.globalAlpha = palette.lamps * (0.5 - i * 0.07);
      context.fillRect(x - 1.6 + pulse * 0.8 - i * 0.2, y + (i * long) / 6, 3.2 + pulse + i * 0.4, 1);
    }
    context.globalAlpha = 1;
  }
}
