import type { Stage } from './creative.ts';

export interface Layer {
  readonly element: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  /** Fits the backing store to the stage; afterwards one unit is one CSS pixel. Call from Scene.resize. */
  resize(): void;
}

/**
 * Who draws: the graphics card, or the processor. Some 350 small paths a frame take the processor about 5 ms at any pixel ratio, and thirty times as
 * long where a browser imitates a card in software. What is stamped on a layer should lie in the same memory.
 */
export type Painter = 'card' | 'processor';

/** A canvas over the whole stage. It is decoration for assistive technology: say what it shows elsewhere. */
export function createLayer(stage: Stage, painter: Painter = 'card'): Layer {
  const element = document.createElement('canvas');
  element.className = 'ck-layer';
  element.setAttribute('aria-hidden', 'true');
  stage.root.append(element);
  const context = context2d(element, painter);
  const resize = () => {
    element.width = Math.round(stage.width * stage.pixelRatio);
    element.height = Math.round(stage.height * stage.pixelRatio);
    context.setTransform(element.width / stage.width, 0, 0, element.height / stage.height, 0, 0);
  };
  resize();
  return { element, context, resize };
}

/** Draws once into a bitmap of `width` x `height` CSS pixels at `pixelRatio`, to be stamped many times. */
export function bakeSprite(
  width: number,
  height: number,
  pixelRatio: number,
  draw: (context: CanvasRenderingContext2D) => void,
  painter: Painter = 'card',
): HTMLCanvasElement {
  const sprite = document.createElement('canvas');
  sprite.width = Math.max(1, Math.ceil(width * pixelRatio));
  sprite.height = Math.max(1, Math.ceil(height * pixelRatio));
  const context = context2d(sprite, painter);
  context.scale(sprite.width / width, sprite.height / height);
  draw(context);
  return sprite;
}

function context2d(canvas: HTMLCanvasElement, painter: Painter): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: painter === 'processor' });
  if (!context) throw new Error('Canvas 2D is not available');
  return context;
}

/** Scale and offset that centre a design of `designWidth` x `designHeight` inside the stage, nothing cropped. */
export function fitDesign(stage: Stage, designWidth: number, designHeight: number): { scale: number; x: number; y: number } {
  const scale = Math.min(stage.width / designWidth, stage.height / designHeight);
  return { scale, x: (stage.width - designWidth * scale) / 2, y: (stage.height - designHeight * scale) / 2 };
}
