import { mixColour } from '#creative-sdk/colour.ts';
import { add, create, setRise } from '#creative-sdk/element.ts';
import { clamp, easeOut, ramp } from '#creative-sdk/motion.ts';
import { BUNDLE_SIZE, quote } from './bundle.ts';
import { COPY } from './copy.ts';
import { bakeGround } from './ground.ts';
import { BASE, type Layout, standAt, unitOf } from './layout.ts';
import { createPour, cutAt, END, type Fall, POOL, type Pour } from './pour.ts';
import type { RitualStep } from './steps.ts';

/** How much of what runs down is painted in one step. */
const ROWS = 24;
/** Where the stone's front begins, from the wall's foot, design units. */
const FRONT = 38;

/** The words of the end card: what is in the three, what they cost together, and what they do. */
export class Shelf {
  readonly #labels: readonly HTMLElement[];
  readonly #offer;
  readonly #reward;
  readonly #full;
  readonly #price;
  readonly #total;

  constructor(sheet: HTMLElement) {
    this.#labels = Array.from({ length: BUNDLE_SIZE }, () => add(sheet, 'p', 'label'));
    this.#offer = add(sheet, 'h2', 'offer', COPY.offer);
    this.#total = add(sheet, 'p', 'total');
    this.#price = add(this.#total, 'strong', '');
    this.#full = add(this.#total, 's', '');
    this.#reward = add(sheet, 'p', 'reward');
  }

  fill(ritual: readonly RitualStep[], { shelf }: Layout): void {
    for (const [i, label] of this.#labels.entries()) {
      const { x, width } = standAt(shelf, i);
      const { essence = '', colour = '' } = ritual[i] ?? {};
      label.textContent = COPY.label(essence);
      Object.assign(label.style, { left: `${x}px`, width: `${width}px`, top: `${shelf.height + FRONT}px` });
      label.style.setProperty('--essence', colour);
    }
    const { full, price } = quote(ritual);
    this.#full.textContent = COPY.price(full);
    this.#price.textContent = COPY.cents(price);
    this.#reward.textContent = COPY.reward(ritual.map(({ feel }) => feel));
  }

  show(finale: number): void {
    for (const [i, label] of this.#labels.entries()) setRise(label, ramp(finale, 0.7 + 0.04 * i, 0.8 + 0.04 * i), 6);
    setRise(this.#offer, ramp(finale, 0.16, 0.26), 12);
    setRise(this.#reward, ramp(finale, 0.4, 0.5), 10);
    setRise(this.#total, ramp(finale, 0.5, 0.6), 10);
  }
}

const TRAVERTINE = { ground: 'stone', ramp: ['#b8a78f', '#ded2c0', '#f8f2e7'] } as const;

/** The stone on which the three stand, and behind it the wall over which the drum has rolled and down which their essences run. */
export class Ledge {
  readonly element = create('div', 'ledge');
  readonly #wall = add(this.element, 'div', 'wall');
  readonly #stone = add(this.element, 'div', 'stone');
  readonly #run = add(this.element, 'div', 'wall');
  readonly #contacts = Array.from({ length: BUNDLE_SIZE }, () => add(this.element, 'i', 'contact'));
  #pour: Pour | undefined;
  readonly #tones: RitualStep['ramp'];
  #fall: Fall = { width: 1, floor: 1, unit: 1, middles: [] };
  #essences = '';
  #isBaked = false;

  constructor(colour: string) {
    this.#tones = [mixColour(colour, '#000000', 0.38), mixColour(colour, '#ffffff', 0.1), mixColour(colour, '#ffffff', 0.42)];
  }

  fit({ height, shelf }: Layout): void {
    this.#isBaked = false;
    this.#essences = '';
    Object.assign(this.element.style, { left: `${shelf.x}px`, top: '0', width: `${shelf.width}px`, height: `${height}px` });
    this.#stone.style.top = `${shelf.height}px`;
    const middles = this.#contacts.map(({ style }, i) => {
      const column = standAt(shelf, i);
      const left = column.x - shelf.x;
      Object.assign(style, { left: `${left + 5}px`, top: `${shelf.height + BASE - 11}px`, width: `${column.width}px` });
      return left + column.width / 2;
    });
    this.#fall = { width: shelf.width, floor: shelf.height, unit: unitOf(shelf), middles };
  }

  bake({ height, shelf, scale }: Layout, pixelRatio: number): void {
    if (this.#isBaked) return;
    this.#isBaked = true;
    const ratio = scale * pixelRatio;
    const stone = bakeGround(TRAVERTINE, shelf.width, height - shelf.height, ratio);
    stone.className = 'ground';
    this.#stone.replaceChildren(stone, create('div', 'edge'));
    this.#wall.replaceChildren(bakeGround({ ground: 'wall', ramp: this.#tones }, shelf.width, shelf.height, ratio));
  }

  /** What is going to run down to the three, from left to right. */
  blend({ scale }: Layout, pixelRatio: number, [ritual, isDue]: readonly [ritual: readonly RitualStep[], isDue: boolean]): void {
    const colours = ritual.map(({ colour }) => colour);
    if (colours.join() !== this.#essences) {
      this.#essences = colours.join();
      this.#pour = createPour(this.#fall, scale * pixelRatio, colours);
      this.#run.replaceChildren(this.#pour.element);
    }
    this.#pour?.paintOn(isDue ? 9e3 : ROWS);
  }

  show(finale: number): void {
    const { style } = this.element;
    style.visibility = finale > 0 ? '' : 'hidden';
    this.#wall.style.opacity = ramp(finale, 0, 0.14).toFixed(3);
    this.#run.style.clipPath = finale < 1 ? this.#reachOf(finale) : '';
    this.#stone.style.transform = `translateY(${((1 - easeOut(finale / 0.16)) * 105).toFixed(2)}%)`;
    for (const { style: contact } of this.#contacts) contact.opacity = ramp(finale, 0.3, 0.6).toFixed(3);
  }

  /** How far it has run, as an outline: it falls out of the drum, which has just rolled past, with round tips, and then the pools spread. */
  #reachOf(finale: number): string {
    const { floor, unit } = this.#fall;
    const to = (floor + END) * clamp((finale - 0.33) / 0.35) ** 1.7;
    const pools = easeOut((finale - 0.67) / 0.19);
    const round = (x: number, y: number, wide: number, high: number) =>
      `M${x - wide} ${y}a${wide} ${high} 0 0 1 ${wide * 2} 0a${wide} ${high} 0 0 1-${wide * 2} 0`;
    const outline = this.#fall.middles.flatMap((middle, i) => {
      const beads = Array.from({ length: Math.ceil(to / 6) }, (_, n) => {
        const { x, r } = cutAt(to - 6 * n, i, this.#fall);
        const wide = r + Math.min(10, 2 * n);
        return round(x, to - 6 * n - r, wide, wide);
      });
      return [...beads, round(middle, floor + POOL.y, (POOL.wide + 9) * unit * pools, (POOL.high + 7) * pools)];
    });
    return `path("M0-9${outline.join('')}")`;
  }
}
