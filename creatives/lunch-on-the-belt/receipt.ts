import { clamp, easeOut, easeOutBack } from '#creative-sdk/motion.ts';
import { copy } from './copy.ts';
import { make, makeButton, setBox } from './element.ts';
import type { Kitchen } from './kitchen.ts';
import type { Layout } from './layout.ts';
import type { Service } from './service.ts';

/** Diameter of a plate by how many there are, at a unit of 1, CSS pixels. */
const sizes = [66, 66, 60, 46, 36] as const;

/** The open bag: when it appears, and its dishes, each a button that takes the dish out. */
export class Receipt {
  readonly element = make('div', 'receipt ck-copy');
  readonly #eta = make('p', 'eta');
  readonly #list = make('div', 'dishes');
  readonly #kitchen: Kitchen;
  readonly #onRemove: (index: number) => void;
  #shown = '';
  #layout: Layout | undefined;

  constructor(kitchen: Kitchen, onRemove: (index: number) => void) {
    this.#kitchen = kitchen;
    this.#onRemove = onRemove;
    this.#eta.tabIndex = -1;
    this.element.hidden = true;
    this.element.append(this.#eta, this.#list);
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    const { belt, decks, openBag, isStrip, unit } = layout;
    const from = openBag.x + openBag.size / 2 + 8 * unit;
    setBox(
      this.element,
      isStrip
        ? { x: from, y: 0, width: belt.x + belt.width - from - 8 * unit, height: belt.height }
        : decks > 1
          ? { ...belt, y: openBag.y + openBag.size / 2, height: belt.y + belt.height - openBag.y - openBag.size / 2 }
          : { ...belt, x: from, width: belt.width - from - 6 },
    );
    this.#shown = '';
  }

  focus(): void {
    this.#eta.focus({ preventScroll: true });
  }

  /** The button of a dish, or of the last one. */
  focusDish(index: number): void {
    const dishes = [...this.#list.children];
    const next = dishes[Math.min(index, dishes.length - 1)];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  show(service: Service): void {
    const { opening, bag, isOpen } = service;
    this.element.hidden = opening < 0.2;
    this.element.inert = !isOpen;
    if (this.element.hidden) return;
    const text = `${bag.dishes.map((dish) => dish.id)}`;
    if (text !== this.#shown) this.#fill(service, text);
    const eta = easeOut((opening - 0.79) / 0.21);
    this.#eta.style.opacity = eta.toFixed(2);
    this.#eta.style.transform = `translateX(${((1 - eta) * 26).toFixed(1)}px)`;
    for (const [i, chip] of [...this.#list.children].entries()) {
      if (!(chip instanceof HTMLElement)) continue;
      const k = clamp((opening - 0.5 - i * 0.05) / 0.3);
      chip.style.transform = k < 1 ? `translate(${((easeOut(k) - 1) * 90).toFixed(1)}px, 0) scale(${easeOutBack(k).toFixed(3)})` : '';
      chip.style.opacity = clamp(k * 4).toFixed(2);
    }
  }

  #fill({ bag }: Service, text: string): void {
    this.#shown = text;
    this.#eta.replaceChildren(copy.eta, make('b', '', copy.minutes(bag.minutes)));
    const unit = this.#layout?.unit ?? 1;
    const { isStrip, decks = 1, belt } = this.#layout ?? {};
    const fitting = (sizes[bag.count - 1] ?? 36) * unit;
    const inTwoRows = (bag.count > 3 ? 56 : 76) * unit;
    const size = Math.round(decks > 1 ? inTwoRows : isStrip ? fitting : Math.min(fitting, (belt?.height ?? 0) * 0.36));
    this.#list.replaceChildren(
      ...bag.dishes.map((dish, i) => {
        const chip = makeButton('chip', copy.remove(dish.name), () => this.#onRemove(i));
        const art = this.#kitchen.plate(dish.id, size);
        art.style.width = art.style.height = `${Math.round(size * 1.08)}px`;
        art.setAttribute('aria-hidden', 'true');
        chip.append(art, make('i', ''));
        return chip;
      }),
    );
  }
}
