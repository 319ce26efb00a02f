import type { Layer } from '#creative-sdk/canvas.ts';
import { createLayer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { createGl } from '#creative-sdk/gl.ts';
import type { Caustics } from './caustics.ts';
import type { View } from './view.ts';
import { PaintedWater } from './water-canvas.ts';
import { ShadedWater } from './water-gl.ts';

/** The sea behind everything. */
interface Painter {
  draw(view: View): void;
  resize(): void;
}

export interface Water extends Painter {
  /** Seconds from picture to picture: a machine that paints on its processor gets thirty a second. */
  readonly pace: number;
}

/** A shader where there is a GPU; the same sea painted on a canvas where there is none, or when the machine takes the GPU away. */
export function createWater(stage: Stage, caustics: Caustics): Water {
  const report = stage.useTier;
  let water: Painter = new PaintedWater(stage, caustics, () => createBackdrop(stage));
  const canvas = createCanvas();
  const gl = stage.config.tier === 'C' ? undefined : createGl(canvas, { allowSoftware: stage.config.tier !== undefined, onLost });
  function onLost() {
    // A replay has already put another canvas in its place.
    if (!canvas.isConnected) return;
    canvas.remove();
    water = new PaintedWater(stage, caustics, () => createBackdrop(stage));
    report('C');
    stage.wake();
  }
  if (gl) {
    stage.root.prepend(canvas);
    water = new ShadedWater(stage, gl, caustics);
  }
  report(gl ? (stage.config.tier ?? 'A') : 'C');
  return {
    get pace() {
      return water instanceof PaintedWater ? 1 / 30 : 0;
    },
    draw: (view) => water.draw(view),
    resize: () => water.resize(),
  };
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'ck-layer';
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}

function createBackdrop(stage: Stage): Layer {
  const layer = createLayer(stage);
  stage.root.prepend(layer.element);
  return layer;
}
