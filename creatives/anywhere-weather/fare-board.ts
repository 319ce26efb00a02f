import { create, setText } from '#creative-sdk/element.ts';
import { copy } from './copy.ts';
import { flapAt, flapsTake } from './flaps.ts';

const PLACES = 3;

/** The fare on split flaps. */
export class FareBoard {
  readonly element = create('p', 'board ck-copy');
  readonly #currency = create('i', '');
  #flaps: readonly HTMLElement[] = [];
  #from: string = copy.blank;
  #to: string = copy.blank;
  #t = flapsTake(PLACES);

  constructor() {
    this.element.setAttribute('role', 'img');
    this.set(undefined, '', '', true);
    this.show();
  }

  /** `sign`: of the currency. `isCut`: the new fare is there at once. */
  set(fare: number | undefined, sign: string, label: string, isCut = false): void {
    const text = fare === undefined ? copy.blank : String(fare).padStart(PLACES, ' ');
    this.element.setAttribute('aria-label', fare === undefined ? copy.noFare : label);
    this.#currency.textContent = sign;
    if (text.length !== this.#flaps.length) {
      this.#flaps = Array.from(text, () => create('span', ''));
      this.element.replaceChildren(this.#currency, ...this.#flaps);
    } else if (text === this.#to) return;
    this.#from = this.#to;
    this.#to = text;
    this.#t = isCut ? flapsTake(text.length) : 0;
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
