import { bakeSprite } from '#creative-sdk/canvas.ts';
import type { Pen, Spot } from './brush.ts';

/** Wisps over a hot dish at a time. */
const WISPS = 3;
const RISES_S = 2.6;

export function bakeWisp(ratio: number): HTMLCanvasElement {
  return bakeSprite(
    64,
    64,
    Math.min(ratio, 1.5),
    (pen) => {
      for (let i = 0; i < 40; i++) {
        const v = i / 39;
        const x = 32 + Math.sin(v * 4.6) * 9 * (0.3 + v);
        const r = 5 + v * 11;
        const puff = pen.createRadialGradient(x, 56 - v * 44, 0, x, 56 - v * 44, r);
        puff.addColorStop(0, `rgb(255 248 236 / ${0.2 * Math.sin(v * Math.PI)})`);
        puff.addColorStop(1, 'rgb(255 248 236 / 0)');
        pen.fillStyle = puff;
        pen.fillRect(0, 0, 64, 64);
      }
    },
    'processor',
  );
}

/** Over a plate of this radius; `phase` tells the dishes apart. */
export function drawSteam(pen: Pen, wisp: HTMLCanvasElement, [x, y, r]: Spot, phase: number): void {
  for (let i = 0; i < WISPS; i++) {
    const u = (((phase / RISES_S + i / WISPS) % 1) + 1) % 1;
    const tall = r * (1 + u * 0.5);
    const wide = tall * 0.9;
    const sway = Math.sin(phase * 1.3 + i * 2.1) * r * 0.1;
    pen.globalAlpha = Math.sin(Math.PI * u) * 0.95;
    pen.drawImage(wisp, x + (i - 1) * r * 0.42 + sway - wide / 2, y + r * 0.35 - u * r * 0.7 - tall * 0.8, wide, tall);
  }
  pen.globalAlpha = 1;
}
