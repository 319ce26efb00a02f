import { add, create, setText } from '#creative-sdk/element.ts';
import { clamp, easeOut, mix } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import type { CabinPlan } from './cabin-plan.ts';
import { copy } from './copy.ts';
import { type Destination, type Origin, toDegrees } from './weather.ts';

const MARK =
  '<svg viewBox="0 0 30 20" aria-hidden="true"><path d="M1 15C9 15.500 19 12.500 29 2C26 13 17 19.500 8 18.500C5 18 2.500 17 1 15z"/><path d="M6 8.500a6 6 0 0 0 9.500 2A7.500 7.500 0 0 1 10.500 1A6.200 6.200 0 0 0 6 8.500z"/></svg>';

export function createLogo(brand: Brand, tag: 'p' | 'span' = 'span'): HTMLElement {
  const logo = create(tag, 'name');
  logo.innerHTML = MARK;
  add(logo, 'span', '', brand.name);
  return logo;
}

/** The end card: a boarding pass, to which the middle window swells. The bird of the logo lands on it last. */
export class BoardingPass {
  readonly element = create('div', 'pass ck-copy');
  readonly #bird: SVGElement | null;
  readonly #lines: readonly HTMLElement[];

  constructor(brand: Brand) {
    const head = add(this.element, 'p', 'pass-name');
    const logo = createLogo(brand);
    logo.style.fontSize = `${clamp(15 / brand.name.length, 1.05, 1.76)}em`;
    head.append(logo, copy.pass);
    this.#bird = head.querySelector('svg');
    this.#lines = ['pass-from', 'pass-to', 'pass-departs', 'pass-price'].map((name) => add(this.element, 'p', name));
  }

  fit({ panes, isWide, isRoomy }: CabinPlan): void {
    const pane = panes[1];
    const { style } = this.element;
    style.left = `${pane.x + pane.width / 2}px`;
    style.top = `${pane.y + pane.height * (isRoomy ? 0.44 : 0.5)}px`;
    style.fontSize = `${clamp(pane.height / (isWide ? 15.2 : 12), 11, isRoomy ? 19 : 15)}px`;
    this.element.classList.toggle('plain', !isWide && !isRoomy);
  }

  /** `t`: 0 hidden, 1 in place, 2 with its logo. */
  show(t: number, origin: Origin, destination: Destination, departs: string): void {
    const { city, warmth } = origin;
    const { name, price } = destination;
    const texts = [`${city} ${toDegrees(warmth)}`, `→ ${name} ${toDegrees(destination.warmth)}`, departs, price];
    for (const [i, line] of this.#lines.entries()) setText(line, texts[i] ?? '');
    const { style } = this.element;
    const swell = easeOut(clamp(t));
    style.visibility = t > 0 ? 'visible' : 'hidden';
    style.opacity = clamp(t * 2).toFixed(3);
    style.borderRadius = `${mix(4, 0.7, swell).toFixed(2)}em`;
    style.transform = `translate(-50%, -50%) scale(${mix(0.5, 1, swell).toFixed(4)})`;
    const away = 1 - easeOut(clamp(t - 1));
    if (this.#bird) this.#bird.style.transform = away ? `translate(${-2 * away}em, ${1.4 * away}em) rotate(${-30 * away}deg)` : '';
  }
}
