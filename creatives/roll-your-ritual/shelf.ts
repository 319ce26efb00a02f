import { add, create, setRise } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { easeOut, ramp } from '#creative-sdk/motion.ts';
import { quote } from './bundle.ts';
import { COPY } from './copy.ts';
import { bakeGround } from './ground.ts';
import { BASE, type Layout, standAt } from './layout.ts';
import type { RitualStep } from './steps.ts';
import { bakeRibbon, bakeWall } from './wall.ts';

/** The words of the end card: what the three do, and what they cost together. */
export class Shelf {
  readonly #because;
  readonly #title;
  readonly #total;

  constructor(sheet: HTMLElement) {
    this.#because = add(sheet, 'p', 'because');
    this.#title = add(sheet, 'h2', 'reward');
    this.#total = createTotal(sheet);
  }

  fill(ritual: readonly RitualStep[]): void {
    this.#because.textContent = COPY.because(ritual.map(({ essence }) => essence));
    this.#title.textContent = COPY.reward(ritual.map(({ feel }) => feel));
    fitText(this.#title, 34, 18);
    const { full, price } = quote(ritual);
    this.#total.full.textContent = COPY.price(full);
    this.#total.price.textContent = COPY.cents(price);
  }

  show(finale: number): void {
    setRise(this.#because, ramp(finale, 0.12, 0.2), 10);
    setRise(this.#title, ramp(finale, 0.16, 0.26), 12);
    setRise(this.#total.box, ramp(finale, 0.5, 0.6), 10);
  }
}

function createTotal(sheet: HTMLElement) {
  const box = add(sheet, 'p', 'total');
  add(box, 'span', '', COPY.total);
  return { box, full: add(box, 's', ''), price: add(box, 'strong', '') };
}

const TRAVERTINE = { ground: 'stone', ramp: ['#b8a78f', '#ded2c0', '#f8f2e7'] } as const;

/** The stone on which the three stand, and behind it the wall over which the drum has rolled. */
export class Ledge {
  readonly element = create('div', 'ledge');
  readonly #wall = add(this.element, 'div', 'wall');
  readonly #stone = add(this.element, 'div', 'stone');
  readonly #contacts = [0, 1, 2].map(() => create('i', 'contact'));
  #mix = create('canvas', '');
  #mixed = '';
  readonly #colour: string;
  #isBaked = false;

  constructor(colour: string) {
    this.#colour = colour;
  }

  fit({ height, shelf }: Layout): void {
    this.#isBaked = false;
    this.#mixed = '';
    Object.assign(this.element.style, { left: `${shelf.x}px`, top: '0', width: `${shelf.width}px`, height: `${height}px` });
    this.#stone.style.top = `${shelf.height}px`;
    for (const [i, { style }] of this.#contacts.entries()) {
      const column = standAt(shelf, i);
      Object.assign(style, { left: `${column.x - shelf.x + 5}px`, top: `${BASE - 17}px`, width: `${column.width}px` });
    }
  }

  bake({ height, shelf, scale }: Layout, pixelRatio: number): void {
    if (this.#isBaked) return;
    this.#isBaked = true;
    const ratio = scale * pixelRatio;
    const stone = bakeGround(TRAVERTINE, shelf.width, height - shelf.height, ratio);
    stone.className = 'ground';
    this.#stone.replaceChildren(stone, add(this.#stone, 'div', 'edge'), ...this.#contacts);
    this.#wall.replaceChildren(bakeWall(shelf.width, shelf.height, ratio, this.#colour), this.#mix);
  }

  /** What the drum is going to roll over the wall. */
  blend({ shelf, scale, faceWidth }: Layout, pixelRatio: number, essences: readonly RitualStep[]): void {
    const colours = essences.map(({ colour }) => colour);
    const mixed = colours.join();
    if (mixed === this.#mixed) return;
    this.#mixed = mixed;
    const fresh = bakeRibbon(shelf.width, shelf.height, scale * pixelRatio, { middle: shelf.width / 2, width: faceWidth, colours });
    this.#mix.replaceWith(fresh);
    this.#mix = fresh;
  }

  /** `rolled`: the drum has come up to here, design units. */
  show(finale: number, rolled: number): void {
    const { style } = this.element;
    style.visibility = finale > 0 ? '' : 'hidden';
    this.#wall.style.opacity = ramp(finale, 0, 0.14).toFixed(3);
    this.#mix.style.clipPath = `inset(${Math.max(0, rolled).toFixed(1)}px 0 0)`;
    this.#stone.style.transform = `translateY(${((1 - easeOut(finale / 0.16)) * 105).toFixed(2)}%)`;
    for (const { style: contact } of this.#contacts) contact.opacity = ramp(finale, 0.3, 0.6).toFixed(3);
  }
}
