import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { clamp, easeOutBack } from '#creative-sdk/motion.ts';
import { linear } from '#creative-sdk/soft.ts';
import type { Flavour } from './flavours.ts';
import { type Camera, LEVEL, ringAt } from './glass.ts';

/** Half of the sprite's side, in cube sides. */
const ROOM = 0.8;

/** Cubes of the won jelly, drifting under the surface: [across, height, turn, size, when]. */
const CUBES = [
  [-0.58, 0.8, 0.3, 0.34, 0.5],
  [-0.12, 0.83, -0.4, 0.3, 0.62],
  [0.36, 0.79, 0.7, 0.33, 0.56],
  [0.68, 0.82, 0.1, 0.27, 0.7],
  [-0.3, 0.68, 1.1, 0.28, 0.74],
  [0.12, 0.66, 0.2, 0.25, 0.66],
] as const;

export class Cubes {
  #sprite: HTMLCanvasElement | undefined;

  setFlavour(flavour: Flavour): void {
    this.#sprite = bakeCube(flavour);
  }

  draw(c: CanvasRenderingContext2D, camera: Camera, pour: number): void {
    const sprite = this.#sprite;
    if (!sprite) return;
    for (const [across, height, turn, size, when] of CUBES) {
      const shown = clamp((pour - when) / 0.26);
      if (shown <= 0) continue;
      const ring = ringAt(camera, height + (LEVEL - height) * (1 - easeOutBack(shown)));
      const side = size * camera.r * ROOM * 2;
      c.save();
      c.globalAlpha = Math.min(1, shown * 3);
      c.translate(ring.x + across * ring.rx * 0.86, ring.y);
      c.rotate(turn * shown);
      c.drawImage(sprite, -side / 2, -side / 2, side, side);
      c.restore();
    }
  }
}

function bakeCube(flavour: Flavour): HTMLCanvasElement {
  return bakeSprite(ROOM * 2, ROOM * 2, 64, (c) => {
    c.translate(ROOM, ROOM);
    c.beginPath();
    c.roundRect(-0.5, -0.5, 1, 1, 0.2);
    c.fillStyle = linear(
      c,
      [-0.5, -0.5, 0.5, 0.5],
      [
        [0, withAlpha(mixColour(flavour.light, '#ffffff', 0.2), 0.8)],
        [0.45, withAlpha(mixColour(flavour.colour, flavour.light, 0.35), 0.8)],
        [1, withAlpha(mixColour(flavour.colour, flavour.deep, 0.55), 0.85)],
      ],
    );
    c.fill();
    c.lineWidth = 0.05;
    c.strokeStyle = linear(
      c,
      [-0.5, -0.5, 0.5, 0.5],
      [
        [0, 'rgb(255 255 255 / 0.9)'],
        [0.5, 'rgb(255 255 255 / 0.2)'],
        [1, 'rgb(255 255 255 / 0.55)'],
      ],
    );
    c.stroke();
    c.beginPath();
    c.roundRect(-0.32, -0.34, 0.34, 0.2, 0.09);
    c.fillStyle = 'rgb(255 255 255 / 0.7)';
    c.fill();
  });
}
