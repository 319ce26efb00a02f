import { bakeSprite } from '#creative-sdk/canvas.ts';
import type { Pen, Spot } from './brush.ts';

/** Wisps over a hot dish at a time. */
const WISPS = 3;
const RISES_S = 2.6;

export function bakeWisp(ratio: number): HTMLCanvasElement {
  return bakeSprite(
    40,
    64,
    Math.min(ratio, 1.5),
    (pen) => {
      for (let i = 0; i < 40; i++) {
        const v = i / 39;
        const x = 20 + Math.sin(v * 5.2) * 7 * (0.4 + v);
        const r = 3.4 + Math.sin(v * Math.PI) * 5;
        const puff = pen.createRadialGradient(x, 60 - v * 56, 0, x, 60 - v * 56, r);
        puff.addColorStop(0, `rgb(255 250 240 / ${0.11 * Math.sin(v * Math.PI)})`);
        puff.addColorStop(1, 'rgb(255 250 240 / 0)');
        pen.fillStyle = puff;
        pen.fillRect(0, 0, 40, 64);
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
    const wide = tall * 0.62;
    const sway = Math.sin(phase * 1.3 + i * 2.1) * r * 0.1;
    pen.globalAlpha = Math.sin(Math.PI * u) * 0.95;
    pen.drawImage(wisp, x + (i - 1) * r * 0.42 + sway - wide / 2, y + r * 0.1 - u * r * 0.8 - tall * 0.8, wide, tall);
  }
  pen.globalAlpha = 1;
}
