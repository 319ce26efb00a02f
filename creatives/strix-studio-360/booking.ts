import { copy } from './copy.ts';
import { button, element } from './element.ts';

/** A test drive in two presses: a time is asked for, then chosen. Nobody is told but the page, which hears of a lead. */
export class Booking {
  readonly element = element('div', 'booking ck-copy');
  readonly ask: HTMLButtonElement;
  readonly #slots: readonly HTMLButtonElement[];
  readonly #held = element('p', 'held');
  readonly #change: HTMLButtonElement;

  constructor(onBook: (slot: string) => void) {
    this.ask = button('slot ask', copy.ask, () => {
      this.#show(this.#slots);
      this.#slots[0]?.focus({ preventScroll: true });
    });
    this.#slots = copy.slots.map((slot) =>
      button('slot', slot, () => {
        this.#held.textContent = `${slot} ${copy.held}`;
        this.#show([this.#held, this.#change]);
        this.#change.focus({ preventScroll: true });
        onBook(slot);
      }),
    );
    this.#change = button('again', copy.change, () => this.ask.click());
    this.element.append(this.ask, ...this.#slots, this.#held, this.#change);
    this.close();
  }

  /** Nothing is asked for yet. */
  close(): void {
    this.#show([this.ask]);
  }

  #show(parts: readonly HTMLElement[]): void {
    for (const part of [this.ask, ...this.#slots, this.#held, this.#change]) part.hidden = !parts.includes(part);
  }
}
