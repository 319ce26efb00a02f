import { COPY } from './copy.ts';
import { type Fee, LISTED, sumOf } from './fees.ts';

/** The calm version: six fees to cross out one by one. */
export class FeeList {
  readonly #box = document.createElement('div');
  readonly #buttons: { readonly fees: readonly Fee[]; readonly button: HTMLButtonElement }[];
  onCross: (fees: readonly Fee[], left: number) => void = () => {};

  constructor(parent: HTMLElement) {
    this.#box.className = 'list';
    const title = document.createElement('h2');
    title.textContent = COPY.list;
    this.#box.append(title);
    this.#buttons = LISTED.map((fees) => ({ fees, button: this.#add(fees) }));
    parent.append(this.#box);
  }

  #add(fees: readonly Fee[]): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-pressed', 'false');
    const name = document.createElement('span');
    name.textContent = fees.length > 1 ? COPY.rest(fees.length) : (fees[0]?.label ?? '');
    const amount = document.createElement('b');
    amount.textContent = `${COPY.currency}${sumOf(fees)}`;
    button.append(name, amount);
    button.addEventListener('click', () => this.#cross(button, fees));
    this.#box.append(button);
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
