import type { Control } from './autoplay.ts';
import { copy } from './copy.ts';
import { button, element } from './element.ts';
import type { Paint } from './paints.ts';
import type { Rim } from './wheel.ts';

export interface PanelHandlers {
  paint(index: number): void;
  shoot(): void;
}

export const rimNames: Readonly<Record<Rim, string>> = { talon: 'Talon', plume: 'Plume' };

/** The paints and the shutter. */
export class Panel {
  readonly element = element('div', 'panel ck-copy');
  readonly #shutter: HTMLButtonElement;
  readonly #paints: readonly Paint[];
  readonly #swatches: readonly HTMLInputElement[];
  readonly #paintName = element('output', 'chosen');

  constructor(paints: readonly Paint[], on: PanelHandlers) {
    this.#paints = paints;
    const set = element('fieldset', 'paints');
    const legend = element('legend', '', { text: copy.paint });
    legend.append(this.#paintName);
    set.append(legend);
    this.#swatches = paints.map(({ name, hex }, index) => {
      const label = element('label', 'swatch', { title: name });
      const input = element('input', '', { type: 'radio', name: 'paint', 'aria-label': name });
      label.style.setProperty('--tone', hex);
      input.addEventListener('change', () => on.paint(index));
      label.append(input);
      set.append(label);
      return input;
    });
    this.#shutter = button('shutter', '', on.shoot);
    this.#shutter.append(element('i', 'iris', { 'aria-hidden': 'true' }), element('span', '', { text: copy.shot }));
    this.element.append(set, this.#shutter);
  }

  /** `amount` 0 hidden at the right, 1 in place. */
  slide(amount: number): void {
    this.element.style.opacity = amount.toFixed(3);
    this.element.style.visibility = amount < 0.02 ? 'hidden' : 'visible';
    this.element.style.setProperty('--away', (1 - amount).toFixed(3));
  }

  show(paint: number): void {
    for (const [i, input] of this.#swatches.entries()) input.checked = i === paint;
    this.#paintName.textContent = this.#paints[paint]?.name ?? '';
  }

  /** Where the hand finds a control, CSS pixels. */
  middle(of: Control): { x: number; y: number } {
    const node = of === 'paint' ? this.#swatches[2]?.parentElement : this.#shutter;
    const box = (node ?? this.element).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
}
