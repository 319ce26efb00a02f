import { copy } from './copy.ts';
import { button, element } from './element.ts';

/** The times for a test drive, which take the place of the call to action. */
export class Booking {
  readonly element = element('div', 'booking', { role: 'group', 'aria-label': copy.times });
  readonly #slots: readonly HTMLButtonElement[];

  constructor(onChoose: (slot: string) => void) {
    this.#slots = copy.slots.map((slot) => button('slot', slot, () => onChoose(slot)));
    // The second press of two quick ones was meant for what stood here before.
    this.element.addEventListener('click', (event) => event.detail > 1 && event.stopPropagation(), true);
    this.element.append(...this.#slots);
  }

  focus(): void {
    this.#slots[0]?.focus({ preventScroll: true });
  }
}
