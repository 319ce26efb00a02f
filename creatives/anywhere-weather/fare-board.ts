import { copy } from './copy.ts';
import { flapAt, flapsTake } from './flaps.ts';

const PLACES = 3;

/** The fare on split flaps. */
export class FareBoard {
  readonly element = document.createElement('p');
  readonly #flaps = Array.from({ length: PLACES }, () => document.createElement('span'));
  #from: string = copy.blank;
  #to: string = copy.blank;
  #t = flapsTake(PLACES);

  constructor() {
    this.element.className = 'board ck-copy';
    this.element.setAttribute('role', 'img');
    this.element.setAttribute('aria-label', copy.noFare);
    const currency = Object.assign(document.createElement('i'), { textContent: copy.currency });
    this.element.append(currency, ...this.#flaps);
    this.show();
  }

  set(fare: number | undefined, label: string): void {
    const text = fare === undefined ? copy.blank : String(fare).padStart(PLACES, ' ');
    this.element.setAttribute('aria-label', fare === undefined ? copy.noFare : label);
    if (text === this.#to) return;
    this.#from = this.#to;
    this.#to = text;
    this.#t = 0;
  }

  /** The calm version changes the fare without the flaps. */
  step(dt: number, isCut: boolean): void {
    this.#t = isCut ? flapsTake(PLACES) : this.#t + dt;
  }

  show(): void {
    for (const [i, flap] of this.#flaps.entries()) {
      const { sign, open } = flapAt([this.#from, this.#to], i, this.#t);
      if (flap.textContent !== sign) flap.textContent = sign;
      flap.style.setProperty('--open', (0.08 + 0.92 * open).toFixed(2));
    }
  }
}
