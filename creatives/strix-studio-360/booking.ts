import { copy } from './copy.ts';
import { button, element } from './element.ts';

/** The times for a test drive. A press chooses one or gives it back; the call to action books it. */
export class Booking {
  readonly element = element('div', 'booking ck-copy', { role: 'group', 'aria-label': copy.times });
  chosen = '';
  readonly #slots: readonly HTMLButtonElement[];

  constructor(onChoose: (slot: string) => void) {
    this.#slots = copy.slots.map((slot) =>
      button('slot', slot, () => {
        this.choose(slot === this.chosen ? '' : slot);
        onChoose(this.chosen);
      }),
    );
    this.element.append(...this.#slots);
  }

  /** '' is none of them. */
  choose(chosen: string): void {
    this.chosen = chosen;
    for (const slot of this.#slots) slot.setAttribute('aria-pressed', String(slot.textContent === chosen));
  }

  focus(): void {
    this.#slots[0]?.focus({ preventScroll: true });
  }
}
