import { add, create, setRise } from '#creative-sdk/element.ts';
import { easeOut, ramp } from '#creative-sdk/motion.ts';
import { quote } from './bundle.ts';
import { COPY } from './copy.ts';
import { bakeGround } from './ground.ts';
import { BASE, type Layout, LEDGE, standAt } from './layout.ts';
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

  fit({ shelf }: Layout): void {
    for (const [i, { box }] of this.#labels.entries()) {
      const { x, width, height } = standAt(shelf, i);
      Object.assign(box.style, { left: `${x + 5}px`, top: `${height + LEDGE + 9}px`, width: `${width - 10}px` });
    }
    this.#total.box.style.top = `${shelf.height + LEDGE + 57}px`;
  }

  fill(ritual: readonly RitualStep[], layout: Layout): void {
    for (const [i, { name, price }] of this.#labels.entries()) {
      name.textContent = ritual[i]?.name ?? '';
      price.textContent = COPY.price(ritual[i]?.price ?? 0);
    }
    const { full, price } = quote(ritual);
    this.#total.full.textContent = COPY.price(full);
    this.#total.price.textContent = COPY.cents(price);
    this.fit(layout);
  }

  show(unroll: number): void {
    setRise(this.#title, ramp(unroll, 0.73, 0.85), 12);
    for (const [i, { box }] of this.#labels.entries()) setRise(box, ramp(unroll, 0.74 + i * 0.04, 0.84 + i * 0.04), 8);
    setRise(this.#total.box, ramp(unroll, 0.84, 0.94), 10);
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

const TRAVERTINE = { ground: 'stone', ramp: ['#b8a78f', '#ded2c0', '#f8f2e7'] } as const;

/** The stone on which the three stand, from edge to edge and down to the foot of the ad, and the one light on the wall over it. */
export class Ledge {
  readonly element = create('div', 'ledge');
  readonly #wash = add(this.element, 'div', 'wash');
  readonly #stone = add(this.element, 'div', 'stone');
  readonly #contacts = [0, 1, 2].map(() => create('i', 'contact'));
  #isBaked = false;

  fit({ x, y, width, height, shelf }: Layout): void {
    this.#isBaked = false;
    Object.assign(this.element.style, { left: `${-x}px`, top: `${-y}px`, width: `${width}px`, height: `${height}px` });
    Object.assign(this.#wash.style, { left: `${shelf.x}px`, height: `${shelf.height + 1}px` });
    Object.assign(this.#stone.style, { left: `${shelf.x}px`, top: `${shelf.height}px` });
    for (const [i, { style }] of this.#contacts.entries()) {
      const column = standAt(shelf, i);
      Object.assign(style, { left: `${column.x - shelf.x}px`, top: `${BASE - 11}px`, width: `${column.width}px` });
    }
  }

  bake({ height, shelf, scale }: Layout, pixelRatio: number): void {
    if (this.#isBaked) return;
    this.#isBaked = true;
    const size = [shelf.width, height - shelf.height] as const;
    const ratio = scale * pixelRatio;
    const stone = bakeGround(TRAVERTINE, ...size, ratio);
    stone.className = 'ground';
    this.#stone.replaceChildren(stone, add(this.#stone, 'div', 'edge'), ...this.#contacts);
  }

  /** `z`: where the strip of faces lies. */
  show(unroll: number, z: number): void {
    const rise = easeOut((unroll - 0.44) / 0.2);
    const { style } = this.element;
    style.visibility = rise > 0 ? '' : 'hidden';
    style.transform = `translateZ(${(z + 3).toFixed(2)}px)`;
    this.#wash.style.opacity = ramp(unroll, 0.5, 0.7).toFixed(3);
    this.#stone.style.transform = `translateY(${((1 - rise) * 105).toFixed(2)}%)`;
    for (const [i, { style: contact }] of this.#contacts.entries()) contact.opacity = ramp(unroll, 0.74 + 0.05 * i, 0.84 + 0.05 * i).toFixed(3);
  }
}
