import { add, create, setText } from '#creative-sdk/element.ts';
import { clamp, easeOut } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import type { Box, CabinPlan } from './cabin-plan.ts';
import { copy, brand as ours } from './copy.ts';
import { toDegrees } from './weather.ts';
import type { Forecast } from './words.ts';

/** So much of the window's frame is seen around the pass, px. */
const FRAME = 8;
/** Narrower than this, em, it covers more of a small window, which leaves no room for the bars of the code. */
const LEAST_EM = 11;

const MARK =
  '<svg viewBox="0 0 30 20" aria-hidden="true"><path d="M1 15C9 15.500 19 12.500 29 2C26 13 17 19.500 8 18.500C5 18 2.500 17 1 15z"/><path d="M6 8.500a6 6 0 0 0 9.500 2A7.500 7.500 0 0 1 10.500 1A6.200 6.200 0 0 0 6 8.500z"/></svg>';

export function createLogo(brand: Brand, tag: 'p' | 'span' = 'span'): HTMLElement {
  const logo = create(tag, 'name');
  if (hasOwnMark(brand, ours.name)) logo.innerHTML = MARK;
  add(logo, 'span', '', brand.name);
  return logo;
}

/** The end card: a boarding pass of paper, folded once, comes down like a blind over the right window. */
export class BoardingPass {
  readonly element = create('div', 'pass ck-copy');
  readonly #title: HTMLElement;
  readonly #lines: readonly HTMLElement[];

  constructor(brand: Brand) {
    const head = add(this.element, 'p', 'pass-name');
    if (hasOwnMark(brand, ours.name)) head.innerHTML = MARK;
    this.#title = add(head, 'span', '');
    this.#lines = ['pass-from', 'pass-to', 'pass-warmth', 'pass-departs', 'pass-gate'].map((name) => add(this.element, 'p', name));
  }

  /** In the right window, or as a ticket with a stub in the place of `words` where one window fills the picture. */
  fit({ panes, width, reveal, isRoomy }: CabinPlan, words: Box): void {
    const { x, y, width: wide, height } = isRoomy ? words : panes[2];
    const grow = isRoomy ? 0 : Math.max(0, reveal - FRAME);
    const size = isRoomy ? clamp(height / 7.7, 11, 15) : clamp((wide + 2 * grow) / 12, 10, 15.5);
    const own = Math.max(wide + 2 * grow, size * LEAST_EM);
    const { style, classList } = this.element;
    style.fontSize = `${size}px`;
    style.width = `${own}px`;
    style.minHeight = `${height + 2 * grow}px`;
    style.left = `${Math.min(x + (wide - own) / 2, width - 4 - own)}px`;
    style.top = `${y - grow}px`;
    classList.toggle('stub', isRoomy);
    classList.toggle('plain', wide + 2 * grow < size * LEAST_EM);
  }

  /** `t`: 0 hidden, 1 in place. */
  show(t: number, { origin: { city, warmth }, destination, boarding: { departs, gate }, isPlayed }: Forecast): void {
    const { name } = destination;
    const texts = [`${city} ${toDegrees(warmth)} →`, name, toDegrees(destination.warmth), departs, gate];
    this.element.style.setProperty('--route', `${clamp(15 / name.length, 0.8, 1.6)}em`);
    setText(this.#title, isPlayed ? copy.pass : copy.offer);
    for (const [i, line] of this.#lines.entries()) setText(line, texts[i] ?? '');
    const { style } = this.element;
    style.visibility = t > 0 ? 'visible' : 'hidden';
    style.clipPath = t < 1 ? `inset(-9% -9% ${109 - 118 * easeOut(t)}%)` : '';
  }
}
