import { add } from '#creative-sdk/element.ts';
import { BUNDLE_SIZE } from './bundle.ts';
import type { Game } from './game.ts';

/** The bundle beside the price: a narrow glass with a mark for each of the three. */
export class Glass {
  readonly #layers: readonly HTMLElement[];

  constructor(parent: HTMLElement) {
    const glass = add(add(parent, 'div', 'flute'), 'div', 'bore');
    this.#layers = Array.from({ length: BUNDLE_SIZE }, () => add(glass, 'i', ''));
  }

  show({ essences, amount }: Game): void {
    for (const [i, { style }] of this.#layers.entries()) {
      style.background = essences[i] ?? style.background;
      style.transform = `scaleY(${Math.min(1, Math.max(0, amount - i)).toFixed(3)})`;
    }
  }
}
