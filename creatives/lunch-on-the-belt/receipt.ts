import { clamp, easeOut, easeOutBack } from '#creative-sdk/motion.ts';
import { copy } from './copy.ts';
import { make, makeButton, setBox } from './element.ts';
import type { Kitchen } from './kitchen.ts';
import type { Layout } from './layout.ts';
import { type Dish, menu } from './menu.ts';
import type { Service } from './service.ts';

interface ReceiptHandlers {
  remove(index: number): void;
  add(index: number): void;
}

/** The largest plate, and the size of a name by how many there are, at a unit of 1, CSS pixels. */
const MOST_PX = 104;
const TYPE_PX = [13, 12, 11.5] as const;

/** The open bag: when it appears, and its dishes, each a button that takes the dish out. Beside a dish that is alone stands what goes with it. */
export class Receipt {
  readonly element = make('div', 'receipt ck-copy');
  readonly #eta = make('p', 'eta');
  readonly #list = make('div', 'dishes');
  readonly #kitchen: Kitchen;
  readonly #on: ReceiptHandlers;
  #shown = '';
  #unit = 1;
  /** Time beside the dishes, not above them. */
  #isRow = true;

  constructor(kitchen: Kitchen, on: ReceiptHandlers) {
    this.#kitchen = kitchen;
    this.#on = on;
    this.#eta.tabIndex = -1;
    this.element.hidden = true;
    this.element.append(this.#eta, this.#list);
  }

  fit({ belt, decks, openBag, isStrip, strip, unit }: Layout): void {
    this.#unit = unit;
    const from = openBag.x + openBag.size / 2 + 8 * unit;
    const under = decks > 1 ? openBag.y + openBag.size / 2 - belt.y : 0;
    const x = decks > 1 ? 8 : from;
    setBox(this.element, { x, y: belt.y + under, width: belt.x + belt.width - x - 8, height: belt.height - under });
    this.#isRow = isStrip && strip !== 'small';
    this.element.classList.toggle('row', this.#isRow);
    this.element.classList.toggle('flat', !this.#isRow && decks === 1);
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
    const { opening, bag, isOpen, bump } = service;
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
      const grown = easeOutBack(k) + (i === bag.count - 1 ? bump.value * 0.16 : 0);
      chip.style.transform = `translate(${((easeOut(k) - 1) * 90).toFixed(1)}px, 0) scale(${grown.toFixed(3)})`;
      chip.style.opacity = clamp(k * 4).toFixed(2);
    }
  }

  #fill({ bag: { dishes, minutes } }: Service, text: string): void {
    this.#shown = text;
    this.#eta.replaceChildren(copy.eta, make('b', '', copy.minutes(minutes)));
    const isAlone = dishes.length === 1;
    const pair = menu.findIndex(({ id }) => isAlone && id === dishes[0]?.goesWith);
    const list = this.#list;
    list.className = `dishes n${dishes.length}`;
    list.style.fontSize = `${(TYPE_PX[dishes.length - 1] ?? 10) * this.#unit}px`;
    const chips = dishes.map((dish, i) => makeChip('chip', copy.remove(dish.name, dish.price), dish, () => this.#on.remove(i)));
    list.replaceChildren(...chips.map(({ button }) => button));
    const high = this.element.clientHeight - (this.#isRow ? 0 : this.#eta.offsetHeight);
    const pitch = list.clientWidth / (isAlone ? 2.6 : dishes.length);
    if (!isAlone) for (const { button } of chips) button.style.width = `${Math.floor(pitch)}px`;
    const under = isAlone ? 0 : Math.max(...chips.map(({ label }) => label.offsetHeight));
    const size = Math.max(30, Math.min(high - under - 8 * this.#unit, pitch - 6, MOST_PX * this.#unit));
    list.style.setProperty('--d', `${size}px`);
    for (const [i, { id }] of dishes.entries()) chips[i]?.button.prepend(this.#kitchen.plate(id, size));
    const other = menu[pair];
    if (!other) return;
    const { button, label } = makeChip('more', `${copy.goesWith} ${copy.add(other.name, other.price)}`, other, () => this.#on.add(pair));
    label.prepend(copy.goesWith, make('br', ''));
    button.prepend(this.#kitchen.plate(other.id, size / 2));
    list.append(button);
  }
}

function makeChip(classes: string, name: string, dish: Dish, onClick: () => void): { button: HTMLButtonElement; label: HTMLElement } {
  const button = makeButton(classes, name, onClick);
  const label = make('span', '', `${dish.name} `);
  label.append(make('b', '', copy.price(dish.price)));
  button.append(label, make('i', ''));
  return { button, label };
}
