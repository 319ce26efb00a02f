import { add, create, setRise } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { easeOut, ramp } from '#creative-sdk/motion.ts';
import { quote } from './bundle.ts';
import { COPY } from './copy.ts';
import { bakeGround } from './ground.ts';
import { BASE, type Layout, LEDGE, standAt } from './layout.ts';
import { bakeSkin } from './skin.ts';
import type { RitualStep } from './steps.ts';

/** The words of the end card: what the three do, and what they cost together. */
export class Shelf {
  readonly #because;
  readonly #title;
  readonly #total;
  #wordsAt = 0;

  constructor(sheet: HTMLElement) {
    this.#because = add(sheet, 'p', 'because');
    this.#title = add(sheet, 'h2', 'reward');
    this.#total = createTotal(sheet);
  }

  fill(ritual: readonly RitualStep[], { shelf, isWide }: Layout): void {
    // Beside the drum nothing has to wait until it has rolled past.
    this.#wordsAt = isWide ? 0.1 : 0.6;
    this.#because.textContent = COPY.because(ritual.map(({ essence }) => essence));
    this.#title.textContent = COPY.reward(ritual.map(({ feel }) => feel));
    fitText(this.#title, 34, 18);
    const { full, price } = quote(ritual);
    this.#total.full.textContent = COPY.price(full);
    this.#total.price.textContent = COPY.cents(price);
    this.#total.box.style.top = `${shelf.height + LEDGE + 9}px`;
  }

  show(finale: number): void {
    setRise(this.#because, ramp(finale, this.#wordsAt, this.#wordsAt + 0.08), 10);
    setRise(this.#title, ramp(finale, this.#wordsAt + 0.04, this.#wordsAt + 0.14), 12);
    setRise(this.#total.box, ramp(finale, 0.72, 0.82), 10);
  }
}

function createTotal(sheet: HTMLElement) {
  const box = add(sheet, 'p', 'total');
  add(box, 'span', '', COPY.total);
  return { box, full: add(box, 's', ''), price: add(box, 'strong', '') };
}

const TRAVERTINE = { ground: 'stone', ramp: ['#b8a78f', '#ded2c0', '#f8f2e7'] } as const;

/** The stone on which the three stand, and behind it the skin over which the drum has rolled. */
export class Ledge {
  readonly element = create('div', 'ledge');
  readonly #skin = add(this.element, 'div', 'skin');
  readonly #stone = add(this.element, 'div', 'stone');
  readonly #contacts = [0, 1, 2].map(() => create('i', 'contact'));
  #mix = create('canvas', '');
  #mixed = '';
  #isBaked = false;

  fit({ width, height, shelf, isWide }: Layout): void {
    this.#isBaked = false;
    this.#mixed = '';
    this.element.classList.toggle('open', isWide);
    Object.assign(this.element.style, { left: `${shelf.x}px`, top: '0', width: `${width - shelf.x * 0.5}px`, height: `${height}px` });
    this.#stone.style.top = `${shelf.height}px`;
    for (const [i, { style }] of this.#contacts.entries()) {
      const column = standAt(shelf, i);
      Object.assign(style, { left: `${column.x - shelf.x}px`, top: `${BASE - 11}px`, width: `${column.width}px` });
    }
  }

  bake({ width, height, shelf, scale }: Layout, pixelRatio: number): void {
    if (this.#isBaked) return;
    this.#isBaked = true;
    const ratio = scale * pixelRatio;
    const stone = bakeGround(TRAVERTINE, shelf.width, height - shelf.height, ratio);
    stone.className = 'ground';
    this.#stone.replaceChildren(stone, add(this.#stone, 'div', 'edge'), ...this.#contacts);
    this.#skin.replaceChildren(bakeSkin(width - shelf.x * 0.5, shelf.height, ratio), this.#mix);
  }

  /** What the drum is going to roll over the skin. */
  blend({ width, shelf, scale, faceWidth, isWide }: Layout, pixelRatio: number, essences: readonly RitualStep[]): void {
    const colours = essences.map(({ colour }) => colour);
    const mixed = colours.join();
    if (mixed === this.#mixed) return;
    this.#mixed = mixed;
    // Beside the words it comes from above.
    const stroke = isWide ? { width: faceWidth, top: -70 } : { width: faceWidth * 1.15, top: 107 };
    const track = { ...stroke, middle: shelf.width / 2, colours };
    const fresh = bakeSkin(width - shelf.x * 0.5, shelf.height, scale * pixelRatio, track);
    this.#mix.replaceWith(fresh);
    this.#mix = fresh;
  }

  /** `rolled`: the drum has come up to here, design units. */
  show(finale: number, rolled: number): void {
    const { style } = this.element;
    style.visibility = finale > 0 ? '' : 'hidden';
    this.#skin.style.opacity = ramp(finale, 0, 0.14).toFixed(3);
    this.#mix.style.clipPath = `inset(${Math.max(0, rolled).toFixed(1)}px 0 0)`;
    this.#stone.style.transform = `translateY(${((1 - easeOut(finale / 0.16)) * 105).toFixed(2)}%)`;
    for (const { style: contact } of this.#contacts) contact.opacity = ramp(finale, 0.3, 0.6).toFixed(3);
  }
}
