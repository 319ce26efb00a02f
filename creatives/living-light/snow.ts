import type { Pen } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { pane } from './furnishings.ts';
import { onPanes } from './glass.ts';
import type { Look } from './picture.ts';

const FLAKES = 46;

/** Snow outside the window; the lamp inside lights the flakes. */
export class Snow {
  readonly #flakes: readonly { x: number; y: number; r: number; fall: number; sway: number }[];

  constructor() {
    const random = createRandom(44);
    this.#flakes = Array.from({ length: FLAKES }, () => ({
      x: random(),
      y: random(),
      r: 0.9 + 2 * random() ** 3,
      fall: 0.035 + 0.04 * random(),
      sway: random() * 6.283,
    }));
  }

  draw(pen: Pen, { t, powers, dusk }: Pick<Look, 't' | 'powers' | 'dusk'>): void {
    const lit = powers.reduce((sum, power) => sum + power, 0);
    pen.fillStyle = `rgb(226 230 246 / ${(0.4 + 0.2 * lit - 0.12 * dusk).toFixed(3)})`;
    onPanes(pen, () => {
      for (const flake of this.#flakes) {
        const y = (flake.y + t * flake.fall) % 1;
        const x = flake.x + 0.03 * Math.sin(flake.sway + t * 0.7);
        pen.beginPath();
        pen.arc(pane.x + x * pane.width, pane.y + y * pane.height, flake.r, 0, 7);
        pen.fill();
      }
    });
  }
}
