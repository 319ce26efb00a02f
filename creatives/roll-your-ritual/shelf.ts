import { add, setRise } from '#creative-sdk/element.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { quote } from './bundle.ts';
import { COPY } from './copy.ts';
import { type Layout, shelveAt } from './layout.ts';
import type { RitualStep } from './steps.ts';

/** The words of the end card: what stands on the shelf, and what it costs together. */
export class Shelf {
  readonly #title;
  readonly #labels;
  readonly #total;

  constructor(sheet: HTMLElement) {
    this.#title = add(sheet, 'h2', 'reward', COPY.reward);
    this.#labels = [0, 1, 2].map(() => createLabel(sheet));
    this.#total = createTotal(sheet);
  }

  fit({ shelf }: Layout, ritual: readonly RitualStep[]): void {
    for (const [i, { box }] of this.#labels.entries()) {
      const at = shelveAt(shelf, ritual, i);
      if (at) Object.assign(box.style, { left: `${at.x}px`, top: `${at.y + at.height + 8}px`, width: `${at.width}px` });
    }
    this.#total.box.style.top = `${shelf.y + shelf.height + 52}px`;
  }

  fill(ritual: readonly RitualStep[], layout: Layout): void {
    for (const [i, { name, price }] of this.#labels.entries()) {
      name.textContent = ritual[i]?.name ?? '';
      price.textContent = COPY.price(ritual[i]?.price ?? 0);
    }
    const { full, price } = quote(ritual);
    this.#total.full.textContent = COPY.price(full);
    this.#total.price.textContent = COPY.cents(price);
    this.fit(layout, ritual);
  }

  show(unroll: number): void {
    setRise(this.#title, ramp(unroll, 0.76, 0.92), 12);
    for (const [i, { box }] of this.#labels.entries()) setRise(box, ramp(unroll, 0.83 + i * 0.03, 0.92 + i * 0.03), 8);
    setRise(this.#total.box, ramp(unroll, 0.86, 1), 10);
  }
}

function createLabel(sheet: HTMLElement) {
  const box = add(sheet, 'p', 'label');
  return { box, name: add(box, 'b', ''), price: add(box, 'span', '') };
}

function createTotal(sheet: HTMLElement) {
  const box = add(sheet, 'p', 'total');
  add(box, 'span', '', COPY.total);
  return { box, full: add(box, 's', ''), price: add(box, 'strong', '') };
}
