import { add, addButton } from '#creative-sdk/element.ts';
import { COPY } from './copy.ts';
import { type Fee, LISTED, sumOf } from './fees.ts';

/** What a line of fees is called. */
export const nameOf = (fees: readonly Fee[]) => (fees.length > 1 ? COPY.rest(fees.length) : fees[0]?.label) ?? '';

/** The calm version: six fees to cross out one by one. */
export class FeeList {
  readonly #box: HTMLElement;
  readonly #buttons: { readonly fees: readonly Fee[]; readonly button: HTMLButtonElement }[];
  onCross: (fees: readonly Fee[], left: number) => void = () => {};

  constructor(parent: HTMLElement) {
    this.#box = add(parent, 'div', 'list');
    add(this.#box, 'h2', '', COPY.list);
    this.#buttons = LISTED.map((fees) => ({ fees, button: this.#add(fees) }));
  }

  #add(fees: readonly Fee[]): HTMLButtonElement {
    const button = addButton(this.#box, '');
    button.setAttribute('aria-pressed', 'false');
    add(button, 'span', '', nameOf(fees));
    add(button, 'b', '', COPY.currency + sumOf(fees));
    button.addEventListener('click', () => this.#cross(button, fees));
    return button;
  }

  #cross(button: HTMLButtonElement, fees: readonly Fee[]): void {
    if (button.getAttribute('aria-pressed') === 'true') return;
    button.setAttribute('aria-pressed', 'true');
    const open = this.#open();
    // The focus moves to the next fee by itself, so that one key crosses out all of them.
    if (document.activeElement === button) open[0]?.button.focus({ preventScroll: true });
    this.onCross(fees, open.length);
  }

  #open() {
    return this.#buttons.filter(({ button }) => button.getAttribute('aria-pressed') === 'false');
  }

  /** Crosses out the next one. */
  next(): void {
    const first = this.#open()[0];
    if (first) this.#cross(first.button, first.fees);
  }

  show(isShown: boolean): void {
    if (isShown && this.#box.hidden) for (const { button } of this.#buttons) button.setAttribute('aria-pressed', 'false');
    this.#box.hidden = !isShown;
  }
}
