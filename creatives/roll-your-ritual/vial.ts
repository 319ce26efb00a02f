import { mixColour } from '#creative-sdk/colour.ts';
import { add } from '#creative-sdk/element.ts';
import type { Brand } from '#protocol/brand.ts';
import { BUNDLE_SIZE } from './bundle.ts';
import { circumradius } from './drum-pose.ts';
import type { Game } from './game.ts';

/** How high a full vial stands, parts of its window. */
const FULL = 0.86;

/** The drum's end: a five-sided window behind which the chosen essences gather. They stay level while the drum turns. */
export class Vial {
  readonly element = document.createElement('div');
  readonly #level: HTMLElement;
  readonly #layers: readonly HTMLElement[];
  #offset = 0;

  constructor(brand: Brand) {
    this.element.className = 'vial';
    const glass = add(add(this.element, 'div', 'rim'), 'div', 'glass');
    this.#level = add(glass, 'div', 'level');
    this.#layers = Array.from({ length: BUNDLE_SIZE }, () => add(this.#level, 'div', 'essence'));
    add(this.#level, 'div', 'gloss');
    const hub = add(this.element, 'div', 'hub');
    hub.style.setProperty('--cap', brand.primary);
    hub.style.setProperty('--cap-pale', mixColour(brand.primary, '#fff6e8', 0.5));
  }

  fit(faceWidth: number, faceHeight: number): void {
    const radius = circumradius(faceHeight);
    this.#offset = faceWidth / 2 - 0.5;
    Object.assign(this.element.style, { width: `${radius * 2}px`, height: `${radius * 2}px`, left: `${-radius}px`, top: `${-radius}px` });
  }

  /** `amount`: how many essences, any real number; `slosh`: tilt of their surface, degrees. */
  show(turn: number, essences: readonly string[], amount: number, slosh: number, opacity: number): void {
    this.element.style.opacity = opacity.toFixed(3);
    this.element.style.visibility = opacity > 0 ? '' : 'hidden';
    this.element.style.transform = `translateX(${this.#offset}px) rotateY(90deg) rotateZ(${turn.toFixed(2)}deg)`;
    this.#level.style.transform = `rotateZ(${(slosh - turn).toFixed(2)}deg)`;
    for (const [i, layer] of this.#layers.entries()) {
      const essence = essences[i];
      if (essence) layer.style.setProperty('--essence', essence);
      const top = Math.min(amount, i + 1);
      layer.style.transform = `translateY(${(100 - 14 - (top / BUNDLE_SIZE) * FULL * 72).toFixed(2)}%)`;
      layer.style.visibility = amount > i + 0.01 ? '' : 'hidden';
    }
  }
}

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
