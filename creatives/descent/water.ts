import type { Layer } from '#creative-sdk/canvas.ts';
import { createLayer } from '#creative-sdk/canvas.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { createGl } from '#creative-sdk/gl.ts';
import type { Caustics } from './caustics.ts';
import type { View } from './view.ts';
import { PaintedWater } from './water-canvas.ts';
import { ShadedWater } from './water-gl.ts';

/** The sea behind everything. */
export interface Water {
  draw(view: View): void;
  resize(): void;
}

/** A shader where there is a GPU; the same sea painted on a canvas where there is none, or when the machine takes the GPU away. */
export function createWater(stage: Stage, caustics: Caustics): Water {
  let water: Water = new PaintedWater(stage, caustics, () => createBackdrop(stage));
  const shaded =
    stage.config.tier === 'C'
      ? undefined
      : shade(stage, caustics, () => {
          water = new PaintedWater(stage, caustics, () => createBackdrop(stage));
          stage.useTier('C');
          stage.wake();
        });
  if (shaded) water = shaded;
  else stage.useTier('C');
  return {
    draw: (view) => water.draw(view),
    resize: () => water.resize(),
  };
}

function createBackdrop(stage: Stage): Layer {
  const layer = createLayer(stage);
  stage.root.prepend(layer.element);
  return layer;
}

function shade(stage: Stage, caustics: Caustics, onLost: () => void): Water | undefined {
  const canvas = document.createElement('canvas');
  canvas.className = 'ck-layer';
  canvas.setAttribute('aria-hidden', 'true');
  const gl = createGl(canvas, {
    allowSoftware: stage.config.tier !== undefined,
    onLost: () => {
      if (!canvas.isConnected) return;
      canvas.remove();
      onLost();
    },
  });
  if (!gl) return undefined;
  stage.root.prepend(canvas);
  stage.useTier(stage.config.tier ?? 'A');
  return new ShadedWater(stage, gl, caustics);
}
