import { add, create, setText } from '#creative-sdk/element.ts';
import { clamp, easeOut, mix } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import type { Box, CabinPlan } from './cabin-plan.ts';
import { copy } from './copy.ts';
import { toGateLine } from './gate.ts';
import { toDegrees } from './weather.ts';
import type { Forecast } from './words.ts';

/** Without its stub, em. */
const PASS_WIDE = 12;
/** A lower window leaves no room for the bars of the code, px. */
const PLAIN = 130;

const MARK =
  '<svg viewBox="0 0 30 20" aria-hidden="true"><path d="M1 15C9 15.500 19 12.500 29 2C26 13 17 19.500 8 18.500C5 18 2.500 17 1 15z"/><path d="M6 8.500a6 6 0 0 0 9.500 2A7.500 7.500 0 0 1 10.500 1A6.200 6.200 0 0 0 6 8.500z"/></svg>';

export function createLogo(brand: Brand, tag: 'p' | 'span' = 'span'): HTMLElement {
  const logo = create(tag, 'name');
  logo.innerHTML = MARK;
  add(logo, 'span', '', brand.name);
  return logo;
}

/** The end card: a boarding pass over the right window, so that the place stays in sight. The bird of the logo lands on it last. */
export class BoardingPass {
  readonly element = create('div', 'pass ck-copy');
  readonly #bird: SVGElement | null;
  readonly #lines: readonly HTMLElement[];
  #isStub = false;

  constructor(brand: Brand) {
    const head = add(this.element, 'p', 'pass-name');
    const logo = createLogo(brand);
    logo.style.fontSize = `${clamp(15 / brand.name.length, 1.05, 1.76)}em`;
    head.append(logo);
    add(head, 'span', '', copy.pass);
    this.#bird = head.querySelector('svg');
    this.#lines = ['pass-from', 'pass-to', 'pass-departs', 'pass-price'].map((name) => add(this.element, 'p', name));
  }

  /** Over the right window, or as a ticket with a stub over `words` where one window fills the picture. */
  fit({ panes, width, isWide, isRoomy }: CabinPlan, words: Box): void {
    this.#isStub = isRoomy;
    const { x, y, width: wide, height } = isRoomy ? words : panes[2];
    const { style, classList } = this.element;
    const size = isRoomy ? 15 : clamp(height / 13.6, 10, 15.5);
    style.fontSize = `${size}px`;
    style.setProperty('--pad', `${size * 0.9}px`);
    style.width = isRoomy ? `${wide}px` : `${PASS_WIDE}em`;
    style.minHeight = isRoomy ? `${height + 10}px` : '';
    style.left = `${isRoomy || isWide ? x + wide / 2 : Math.min(x + wide / 2, width - 4 - (size * PASS_WIDE) / 2)}px`;
    style.top = `${y + height / 2}px`;
    classList.toggle('stub', isRoomy);
    classList.toggle('plain', !isRoomy && height < PLAIN);
  }

  /** `t`: 0 hidden, 1 in place, 2 with its logo. */
  show(t: number, { origin: { city, warmth }, destination, boarding }: Forecast): void {
    const route = `${destination.name} ${toDegrees(destination.warmth)}`;
    const departs = this.#isStub ? toGateLine(boarding, '\n') : boarding.departs;
    const texts = [`${city} ${toDegrees(warmth)} →`, route, departs, destination.price];
    this.element.style.setProperty('--route', `${clamp(18 / route.length, 0.8, 1.6)}em`);
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
