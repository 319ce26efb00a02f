import { copy } from './copy.ts';
import { make, makeButton, setBox } from './element.ts';
import type { Layout } from './layout.ts';
import { menu } from './menu.ts';
import { LIFTED } from './plating.ts';
import type { Service } from './service.ts';

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

  fit({ belt, plate }: Layout): void {
    setBox(this.element, belt);
    this.element.style.setProperty('--plate', `${plate}px`);
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

  show(service: Service, { belt, plate }: Layout): void {
    this.element.hidden = service.isOpen;
    if (service.isOpen) return;
    this.#current = this.focused ?? service.belt.nearest(service.middle);
    for (const [i, dish] of this.#dishes.entries()) {
      const { x, y } = service.placeOf(i);
      dish.tabIndex = i === this.#current ? 0 : -1;
      const lift = (service.lifts[i]?.value ?? 0) * (LIFTED - 1) + 1;
      dish.style.transform = `translate(${(x - belt.x - plate / 2).toFixed(1)}px, ${(y - belt.y - plate / 2 - (lift - 1) * plate * 0.15).toFixed(1)}px) scale(${lift.toFixed(3)})`;
      dish.style.visibility = i === this.#current || (x > belt.x && x < belt.x + belt.width) ? '' : 'hidden';
    }
  }
}
