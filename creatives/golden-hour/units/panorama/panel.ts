import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { add, addButton, fitText, reveal, setText } from '#creative-sdk/element.ts';
import { easeInOut, ramp } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import { copy, brand as ours } from '../../copy.ts';
import { GOLDEN_H, toClock } from '../../day.ts';
import { MARK } from '../../mark.ts';
import { type Pan, spots } from './pan.ts';

export const texts = {
  hint: 'Slide until the coasts meet',
  coast: 'The coast, day above and night below',
  keys: 'Left and right turn it. Three places want to meet their night.',
  found: (name: string, count: number) => `${name}: its light is on. ${count} of ${spots.length}.`,
  open: (count: number) => `Open water. ${count} of ${spots.length} lights on`,
  again: 'Play again',
} as const;

/** All texts and controls, over the canvas. */
export class Panel {
  readonly surface: HTMLElement;
  readonly cta: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly #stage: Stage;
  readonly #play: HTMLElement;
  readonly #headline: HTMLElement;
  readonly #lights: readonly HTMLElement[];
  readonly #tag: HTMLElement;
  readonly #poster: HTMLElement;
  readonly #where: HTMLElement;
  readonly #name: HTMLElement;
  #told = '';

  constructor(stage: Stage) {
    this.#stage = stage;
    const { brand, root } = stage;
    root.style.setProperty('--primary', brand.primary);
    root.style.setProperty('--accent', brand.accent);
    root.style.setProperty('--ink', inkOn(brand.primary, '#14203c'));
    this.surface = add(root, 'div', 'surface');
    this.surface.tabIndex = 0;
    for (const [name, value] of Object.entries({
      role: 'slider',
      'aria-label': texts.coast,
      'aria-description': texts.keys,
      'aria-valuemin': '0',
      'aria-valuemax': `${spots.length}`,
    }))
      this.surface.setAttribute(name, value);
    this.#play = add(root, 'div', 'words ck-copy');
    this.#headline = add(this.#play, 'h1', '', brand.headline);
    add(this.#play, 'p', 'hint', texts.hint);
    const row = add(this.#play, 'div', 'lights');
    this.#lights = spots.map(() => add(row, 'i', ''));
    this.#tag = add(root, 'p', 'tag ck-copy');
    this.#poster = add(root, 'div', 'words poster ck-copy');
    add(this.#poster, 'p', 'meet', copy.meet);
    add(this.#poster, 'p', 'clock', toClock(GOLDEN_H));
    this.#where = add(this.#poster, 'p', 'where');
    add(this.#poster, 'p', 'offer', copy.offer);
    const foot = add(root, 'div', 'foot ck-copy');
    this.#name = add(foot, 'p', 'name');
    if (hasOwnMark(brand, ours.name)) this.#name.innerHTML = MARK;
    add(this.#name, 'span', '', brand.name);
    this.cta = addButton(foot, 'cta', brand.cta);
    this.again = addButton(root, 'again ck-copy', texts.again);
    this.fit();
  }

  fit(): void {
    const { width, height, root } = this.#stage;
    const size = Math.min(width / 9, height / 15);
    root.style.setProperty('--size', `${size.toFixed(2)}px`);
    fitText(this.#headline, { width: width * 0.66, height: size * 2.5, size: Math.round(size * 1.1), least: 14 });
    fitText(this.#name, { width: this.#name.clientWidth, height: size * 2, size: Math.round(Math.max(22, size * 0.68)), least: 14 });
  }

  show(pan: Pan): void {
    const { gold, found, last } = pan;
    const told = `${found.length} ${this.#at(pan)}`;
    if (told !== this.#told) {
      this.#told = told;
      this.surface.setAttribute('aria-valuenow', `${found.length}`);
      this.surface.setAttribute('aria-valuetext', this.#at(pan));
      for (const [i, light] of this.#lights.entries()) light.classList.toggle('on', i < found.length);
    }
    reveal(this.#play, 1 - easeInOut(gold * 2.4));
    const rise = easeInOut((gold - 0.55) / 0.45);
    reveal(this.#poster, rise, (1 - rise) * 14);
    reveal(this.again, rise);
    const isMet = last !== undefined && Math.abs(pan.offsetOf(last)) < 30;
    reveal(this.#tag, isMet ? ramp(pan.since, 0.15, 0.45) * (1 - easeInOut(gold * 2.4)) : 0);
    if (!last) return;
    setText(this.#tag, last.place.name);
    setText(this.#where, last.place.name);
  }

  /** What a screen reader says of this moment. */
  #at(pan: Pan): string {
    const { last, found } = pan;
    return last && Math.abs(pan.offsetOf(last)) < 30 ? texts.found(last.place.name, found.length) : texts.open(found.length);
  }
}
