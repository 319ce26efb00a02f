import { create, setText } from '#creative-sdk/element.ts';
import { flapAt, flapsTake } from './flaps.ts';

const PLACES = 3;

/** The fare on split flaps. */
export class FareBoard {
  readonly element = create('p', 'board ck-copy');
  readonly #currency = create('i', '');
  #flaps: readonly HTMLElement[] = [];
  #from = '';
  #to = '';
  #t = 0;

  constructor() {
    this.element.setAttribute('role', 'img');
  }

  /** Turns the flaps to a fare, also to the one that they show. `sign`: of the currency. `isCut`: it is there at once. */
  set(fare: number, sign: string, label: string, isCut: boolean): void {
    const text = String(fare).padEnd(PLACES);
    this.element.setAttribute('aria-label', label);
    this.#currency.textContent = sign;
    this.#from = this.#to;
    this.#to = text;
    // The first is there from the beginning.
    this.#t = isCut || !this.#from ? flapsTake(text.length) : 0;
    if (text.length === this.#flaps.length) return;
    this.#flaps = Array.from(text, () => create('span', ''));
    this.element.replaceChildren(this.#currency, ...this.#flaps);
  }

  /** The calm version changes the fare without the flaps. */
  step(dt: number, isCut: boolean): void {
    this.#t = isCut ? flapsTake(this.#to.length) : this.#t + dt;
  }

  show(): void {
    for (const [i, flap] of this.#flaps.entries()) {
      const { sign, open } = flapAt([this.#from, this.#to], i, this.#t);
      setText(flap, sign);
      flap.style.setProperty('--open', (0.08 + 0.92 * open).toFixed(2));
    }
  }
}
