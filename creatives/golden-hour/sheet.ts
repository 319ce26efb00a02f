import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';

/** The day is about 350 small paths a frame: they are painted by the processor, and what is stamped among them is in the same memory. */
export function createSheet(stage: Stage): Layer {
  return createLayer(stage, 'processor');
}

export function bakeStamp(width: number, height: number, pixelRatio: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  return bakeSprite(width, height, pixelRatio, draw, 'processor');
}
