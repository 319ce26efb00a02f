import { bakeSprite, createLayer, type Layer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';

/** The day is some 350 small paths a frame: the processor paints them, and what is stamped among them lies in the same memory. */
export function createSheet(stage: Stage): Layer {
  return createLayer(stage, 'processor');
}

export function bakeStamp(width: number, height: number, pixelRatio: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  return bakeSprite(width, height, pixelRatio, draw, 'processor');
}
