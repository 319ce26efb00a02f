import { mixColour } from '#creative-sdk/colour.ts';
import { add, create, setRise } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { easeOut, ramp } from '#creative-sdk/motion.ts';
import { quote } from './bundle.ts';
import { COPY } from './copy.ts';
import { bakeGround } from './ground.ts';
import { BASE, type Layout, LEDGE, standAt } from './layout.ts';
import { bakeSun } from './room.ts';
import type { RitualStep } from './steps.ts';

const PLACES = [0, 1, 2] as const;

/** The words of the end card: what stands on the shelf, and what it costs together. */
export class Shelf {
  readonly #because;
  readonly #title;
  readonly #labels;
  readonly #total;

  constructor(sheet: HTMLElement) {
    this.#because = add(sheet, 'p', 'because');
    this.#title = add(sheet, 'h2', 'reward');
    this.#labels = PLACES.map(() => createLabel(sheet));
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
      const step = ritual[i];
      name.textContent = step?.name ?? '';
      price.textContent = COPY.price(step?.price ?? 0);
    }
    this.#because.textContent = COPY.because(ritual.map(({ essence }) => essence));
    this.#title.textContent = COPY.reward(ritual.map(({ feel }) => feel));
    fitText(this.#title, 34, 18);
    const { full, price } = quote(ritual);
    this.#total.full.textContent = COPY.price(full);
    this.#total.price.textContent = COPY.cents(price);
    this.fit(layout);
  }

  show(finale: number): void {
    setRise(this.#because, ramp(finale, 0.78, 0.86), 10);
    setRise(this.#title, ramp(finale, 0.82, 0.9), 12);
    for (const [i, { box }] of this.#labels.entries()) setRise(box, ramp(finale, 0.84 + i * 0.02, 0.9 + i * 0.02), 8);
    setRise(this.#total.box, ramp(finale, 0.88, 0.95), 10);
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
const PLASTER = { ground: 'plaster', ramp: ['#e6dfd3', '#f7f3ec', '#ffffff'] } as const;

/** The shelf: one wall from edge to edge, in the colours of the three, with the room's sun on it, and the stone on which they stand. */
export class Ledge {
  readonly element = create('div', 'ledge');
  readonly #wall = add(this.element, 'div', 'wall');
  readonly #stone = add(this.element, 'div', 'stone');
  /** Under each of the three, and first under the plinth. */
  readonly #contacts = ['contact under', ...PLACES.map(() => 'contact')].map((name) => create('i', name));
  #isBaked = false;

  fit({ width, height, shelf, isWide }: Layout): void {
    this.#isBaked = false;
    this.element.classList.toggle('open', isWide);
    Object.assign(this.element.style, { left: `${shelf.x}px`, top: '0', width: `${width - shelf.x * 0.5}px`, height: `${height}px` });
    this.#stone.style.top = `${shelf.height}px`;
    for (const [i, { style }] of this.#contacts.entries()) {
      const column = standAt(shelf, i === 0 ? 1 : i - 1);
      Object.assign(style, { left: `${column.x - shelf.x}px`, top: `${BASE - 11}px`, width: `${column.width}px` });
    }
  }

  bake({ height, shelf, scale }: Layout, pixelRatio: number): void {
    if (this.#isBaked) return;
    this.#isBaked = true;
    const ratio = scale * pixelRatio;
    const stone = bakeGround(TRAVERTINE, shelf.width, height - shelf.height, ratio);
    const plaster = bakeGround(PLASTER, shelf.width, height, ratio / 2);
    stone.className = 'ground';
    plaster.className = 'ground plaster';
    this.#wall.replaceChildren(plaster, bakeSun());
    this.#stone.replaceChildren(stone, add(this.#stone, 'div', 'edge'), ...this.#contacts);
  }

  /** The wall takes on the colours of the three, one running into the next. */
  paint(ritual: readonly RitualStep[]): void {
    this.#wall.style.backgroundImage = `linear-gradient(96deg, ${ritual.map(({ room, ramp: [, middle] }) => mixColour(room, middle, 0.32))})`;
  }

  show(finale: number): void {
    const { style } = this.element;
    style.visibility = finale > 0 ? '' : 'hidden';
    this.#wall.style.opacity = ramp(finale, 0, 0.2).toFixed(3);
    this.#stone.style.transform = `translateY(${((1 - easeOut(finale / 0.16)) * 105).toFixed(2)}%)`;
    for (const { style: contact } of this.#contacts) contact.opacity = ramp(finale, 0.3, 0.6).toFixed(3);
  }
}
