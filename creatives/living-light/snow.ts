import type { Pen } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { pane } from './furnishings.ts';
import type { Look } from './picture.ts';

const FLAKES = 46;
/** The curtains hide this much of the pane on either side, the bars this much of its middle; units. */
const CURTAIN = 16;
const BAR = 7;

/** Snow outside the window; the lamp inside lights the flakes. */
export class Snow {
  readonly #flakes: readonly { x: number; y: number; r: number; fall: number; sway: number }[];
  readonly #panes = new Path2D();

  constructor() {
    const random = createRandom(44);
    this.#flakes = Array.from({ length: FLAKES }, () => ({
      x: random(),
      y: random(),
      r: 0.9 + 2 * random() ** 3,
      fall: 0.035 + 0.04 * random(),
      sway: random() * 6.283,
    }));
    const [midX, midY] = [pane.x + pane.width / 2, pane.y + pane.height / 2];
    for (const x of [pane.x + CURTAIN, midX + BAR]) {
      const width = pane.width / 2 - CURTAIN - BAR;
      this.#panes.rect(x, pane.y + 2, width, midY - BAR - pane.y - 2);
      this.#panes.rect(x, midY + BAR, width, pane.height / 2 - BAR - 4);
    }
  }

  draw(pen: Pen, { t, powers, dusk }: Pick<Look, 't' | 'powers' | 'dusk'>): void {
    const lit = powers.reduce((sum, power) => sum + power, 0);
    pen.save();
    pen.clip(this.#panes);
    pen.fillStyle = `rgb(226 230 246 / ${(0.4 + 0.2 * lit - 0.12 * dusk).toFixed(3)})`;
    for (const flake of this.#flakes) {
      const y = (flake.y + t * flake.fall) % 1;
      const x = flake.x + 0.03 * Math.sin(flake.sway + t * 0.7);
      pen.beginPath();
      pen.arc(pane.x + x * pane.width, pane.y + y * pane.height, flake.r, 0, 7);
      pen.fill();
    }
    pen.restore();
  }
}
