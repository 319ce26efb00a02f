import { clamp, easeOut, easeOutBack } from '#creative-sdk/motion.ts';
import { copy } from './copy.ts';
import { make, makeButton, setBox } from './element.ts';
import { type Kitchen, MARGIN } from './kitchen.ts';
import type { Layout } from './layout.ts';
import { menu } from './menu.ts';
import type { Service } from './service.ts';

/** Beside the packed bag: when it comes, the offer, and one more dish that goes with it. */
export class Receipt {
  readonly element = make('div', 'receipt ck-copy');
  readonly #eta = make('p', 'eta');
  readonly #kitchen: Kitchen;
  readonly #add: (index: number) => void;
  #more: HTMLElement | undefined;
  #shown = '';
  #plate = 0;

  constructor(kitchen: Kitchen, add: (index: number) => void) {
    this.#kitchen = kitchen;
    this.#add = add;
    this.#eta.tabIndex = -1;
    this.element.hidden = true;
  }

  fit({ belt, decks, openBag, isStrip, strip, unit }: Layout): void {
    this.#plate = (isStrip || decks > 1 ? 52 : 42) * unit;
    const under = decks > 1 ? openBag.y + openBag.size / 2 - belt.y : 0;
    const x = decks > 1 ? 8 : openBag.x + openBag.size * 0.4 + 10 * unit;
    this.element.style.setProperty('--plate', `${this.#plate * MARGIN}px`);
    setBox(this.element, { x, y: belt.y + under, width: belt.x + belt.width - x - 8, height: belt.height - under });
    this.element.classList.toggle('row', isStrip && !strip);
    this.#shown = '';
  }

  focus(): void {
    this.#eta.focus({ preventScroll: true });
  }

  show(service: Service): void {
    const { opening, bag, isOpen } = service;
    this.element.hidden = opening < 0.2;
    this.element.inert = !isOpen;
    if (this.element.hidden) return;
    const text = `${bag.dishes.map((dish) => dish.id)}`;
    if (text !== this.#shown) this.#fill(service, text);
    const eta = easeOut((opening - 0.5) / 0.3);
    this.#eta.style.opacity = eta.toFixed(2);
    this.#eta.style.transform = `translateX(${((1 - eta) * 26).toFixed(1)}px)`;
    const k = clamp((opening - 0.75) / 0.25);
    if (this.#more) this.#more.style.transform = `scale(${easeOutBack(k).toFixed(3)})`;
  }

  #fill({ bag: { dishes, minutes, isFull } }: Service, text: string): void {
    this.#shown = text;
    this.#eta.replaceChildren(copy.eta, make('b', '', copy.minutes(minutes)), make('span', '', copy.offer));
    const hadFocus = this.#more === document.activeElement;
    this.#more = undefined;
    const index = menu.findIndex((other) => !isFull && !dishes.includes(other) && dishes.some(({ goesWith }) => goesWith === other.id));
    const other = menu[index];
    if (other) {
      this.#more = makeButton('more', '', () => this.#add(index));
      // What is read names it.
      this.#more.removeAttribute('aria-label');
      const label = make('span', '', `${copy.more(other.name)} `);
      label.append(make('b', '', copy.price(other.price)));
      this.#more.append(this.#kitchen.plate(other.id, this.#plate), label);
    }
    this.element.replaceChildren(this.#eta, ...(this.#more ? [this.#more] : []));
    if (hadFocus) this.focus();
  }
}
