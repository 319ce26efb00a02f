import { copy } from './copy.ts';
import { make, makeButton, setBox } from './element.ts';
import type { Layout } from './layout.ts';
import { menu } from './menu.ts';
import type { Service } from './service.ts';

/** The ring of the keyboard goes round a lifted plate and its label: how wide it is and how far above the plate's middle it begins, plate diameters. */
const WIDE = 1.32;
const OVER = 0.6;

interface RackHandlers {
  add(index: number): void;
  focus(index: number | undefined): void;
  page(direction: 1 | -1): void;
}

/** The belt for pointer and keyboard: one button for each dish, of which one is in the tab order, and the two page buttons. */
export class Rack {
  readonly element = make('div', 'rack');
  readonly surface = make('div', 'surface');
  readonly #dishes: readonly HTMLButtonElement[];
  #current = 0;

  constructor(on: RackHandlers) {
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', copy.belt);
    this.element.setAttribute('aria-description', copy.hint);
    this.#dishes = menu.map((dish, i) => {
      const button = makeButton('dish', copy.add(dish.name, dish.price), () => on.add(i));
      button.addEventListener('focus', () => button.matches(':focus-visible') && on.focus(i));
      button.addEventListener('blur', () => on.focus(undefined));
      return button;
    });
    const previous = makeButton('page previous ck-copy', copy.previous, () => on.page(-1));
    const next = makeButton('page next ck-copy', copy.next, () => on.page(1));
    this.element.append(this.surface, ...this.#dishes, previous, next);
  }

  fit({ belt, plate, isStrip, unit }: Layout): void {
    setBox(this.element, belt);
    const { style } = this.element;
    style.setProperty('--wide', `${plate * WIDE}px`);
    style.setProperty('--high', `${isStrip ? belt.height : plate * (OVER + 0.5) + unit * 18}px`);
  }

  /** Index of the dish that has the keyboard focus; undefined when none has. */
  get focused(): number | undefined {
    const focused = document.activeElement;
    const i = focused instanceof HTMLButtonElement ? this.#dishes.indexOf(focused) : -1;
    return i < 0 ? undefined : i;
  }

  focus(index: number): void {
    this.#current = index;
    this.#dishes[index]?.focus({ preventScroll: true });
  }

  show(service: Service, { belt, plate, isStrip }: Layout): void {
    this.element.hidden = service.isOpen;
    if (service.isOpen) return;
    this.#current = this.focused ?? service.belt.nearest(service.middle);
    for (const [i, dish] of this.#dishes.entries()) {
      const { x, y } = service.placeOf(i);
      dish.tabIndex = i === this.#current ? 0 : -1;
      dish.style.transform = `translate(${(x - belt.x - (plate * WIDE) / 2).toFixed(1)}px, ${(isStrip ? 0 : y - belt.y - plate * OVER).toFixed(1)}px)`;
      dish.style.visibility = i === this.#current || (x > belt.x && x < belt.x + belt.width) ? '' : 'hidden';
    }
  }
}
