import { add, create, setText } from '#creative-sdk/element.ts';
import { flapAt, flapsTake } from './flaps.ts';

/** A line of a departures board: as many flaps as its text has letters, in a width that is given. */
export class FlapBoard {
  readonly element = create('p', 'flaps');
  #flaps: readonly HTMLElement[] = [];
  #from = '';
  #to = '';
  #t = 0;

  constructor(name: string) {
    this.element.classList.add(name);
    this.element.setAttribute('role', 'img');
  }

  /** Turns to the text, of at least `places` letters. `isCut`: it is there at once. */
  set(text: string, places: number, label: string, isCut: boolean): void {
    const to = text.padEnd(places);
    this.element.setAttribute('aria-label', label);
    if (to !== this.#to) {
      this.#from = this.#to.padEnd(to.length);
      this.#to = to;
      // The first is there from the beginning.
      this.#t = isCut || !this.#flaps[0] ? flapsTake(to.length) : 0;
    }
    if (to.length === this.#flaps.length) return;
    this.element.replaceChildren();
    this.#flaps = Array.from(to, () => add(this.element, 'span', ''));
    this.element.style.setProperty('--places', String(to.length));
  }

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

/** A line whose second text stands at its right end. The first is cut where the line is too short. */
export function spread(left: string, right: string, places: number): string {
  const room = places - right.length - (right ? 1 : 0);
  return (left.length > room ? `${left.slice(0, room - 1)}.` : left).padEnd(places - right.length) + right;
}
