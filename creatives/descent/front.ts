import { inkOn, readableOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { create, reveal, setText } from '#creative-sdk/element.ts';
import { easeOut, ramp } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import { copy } from './copy.ts';
import { zoneAt } from './fathom.ts';
import type { Layout } from './layout.ts';
import { MARK } from './mark.ts';

/** The water behind the price. */
const ABYSS = '#04182a';

/** What the words depend on. */
export interface Reading {
  readonly depth: number;
  readonly arrival: number;
  readonly caption: string;
  readonly lead: string;
  /** How far down the chevron is, 0 to 1. */
  readonly breath: number;
}

/** The fixed layer: mark, words, call to action. It is there at every depth. */
export class Front {
  readonly element = create('div', 'front');
  readonly bar = create('div', 'bar ck-copy');
  readonly cta = create('button', 'cta');
  readonly torch = create('button', 'torch');
  readonly again = create('button', 'again ck-copy');
  readonly #name = create('span', 'name');
  readonly #headline = create('p', 'headline ck-copy');
  readonly #count = create('p', 'count ck-copy');
  readonly #figure = create('b', 'figure');
  readonly #zone = create('span', 'zone');
  readonly #offer = create('p', 'offer ck-copy');
  readonly #caption = create('p', 'caption ck-copy');
  readonly #verb = create('span', '');
  readonly #chevron = create('i', '');
  readonly #lead = create('p', 'lead ck-copy', this.#verb, this.#chevron);
  readonly #logo = create('div', 'logo ck-copy');
  /** How far the end card is composed, as last written. */
  #words = Number.NaN;

  constructor(stage: Stage) {
    const { brand } = stage;
    if (hasOwnMark(brand, copy.name)) this.#logo.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${MARK}"/></svg>`;
    this.#name.textContent = brand.name;
    this.#logo.append(create('div', 'words', this.#name, create('span', 'tag', copy.tag)));
    this.#headline.textContent = brand.headline;
    this.#count.append(this.#figure, create('i', 'unit', 'm'), this.#zone);
    this.#chevron.innerHTML = '<svg viewBox="0 0 24 12" aria-hidden="true"><path d="M4 2l8 7 8-7"/></svg>';
    this.again.textContent = copy.again;
    this.#offer.append(create('b', 'price', copy.price), copy.offer);
    this.cta.textContent = brand.cta === copy.cta && !hasOwnMark(brand, copy.name) ? copy.ctaOfOthers : brand.cta;
    this.torch.innerHTML =
      '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9 10.500 7 7.500V4.500H17V7.500L15 10.500V20H9ZM12 12.500V15M7 7.500H17"/></svg>';
    this.torch.append(copy.torch);
    this.bar.append(this.cta, this.torch);
    this.element.style.setProperty('--lume', brand.primary);
    this.element.style.setProperty('--price', readableOn(brand.primary, ABYSS, 4.5));
    this.element.style.setProperty('--ink', inkOn(brand.primary, '#03130f'));
    this.element.style.setProperty('--accent', brand.accent);
    this.element.append(this.#logo, this.#headline, this.#count);
    for (const button of [this.cta, this.torch, this.again]) button.type = 'button';
  }

  /** Appends the controls that come last in the order of the Tab key. */
  finish(): void {
    this.element.append(this.#caption, this.#lead, this.bar, this.#offer, this.again);
  }

  resize(layout: Layout): void {
    this.element.style.setProperty('--s', String(layout.scale));
    this.element.classList.toggle('wide', layout.isWide);
    const { scale } = layout;
    fitWords(this.#name, 15 * scale, 8 * scale);
    fitWords(this.#headline, (layout.isWide ? 38 : 37) * scale, 14 * scale);
    fitWords(this.cta, 15 * scale, 9 * scale);
    this.element.style.setProperty('--name', String(Math.min(0.5, (196 * scale) / this.#name.clientWidth - 1)));
  }

  update(reading: Reading): void {
    const { depth, arrival } = reading;
    const near = 1 - ramp(depth, 3, 11);
    reveal(this.#headline, near, (1 - near) * -26);
    reveal(this.#count, ramp(depth, 7, 15), 0);
    const words = easeOut(arrival);
    // The whole layer is styled by it, so it is written only when it changes.
    if (words !== this.#words) this.element.style.setProperty('--end', words.toFixed(3));
    this.#words = words;
    reveal(this.#offer, words, (1 - words) * 18);
    reveal(this.again, words, 0);
    reveal(this.#caption, reading.caption ? 1 : 0, 0);
    reveal(this.#lead, near, 0);
    reveal(this.#chevron, 1, reading.breath * 5);
    setText(this.#verb, reading.lead);
    // A page that scrolls uncovers the ad from below: the marker is seen last.
    const isScrolled = reading.lead === copy.scroll;
    this.#lead.classList.toggle('caption', isScrolled);
    this.#lead.classList.toggle('lead', !isScrolled);
    setText(this.#figure, String(Math.round(depth)));
    setText(this.#zone, arrival > 0 ? copy.closing : zoneAt(depth));
    if (reading.caption) setText(this.#caption, reading.caption);
  }

  /** Middle of the torch button, CSS pixels in the stage. */
  torchAt(): { x: number; y: number } {
    const box = this.torch.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
}

/** The largest size at which the words stay inside their box. */
function fitWords(element: HTMLElement, largest: number, smallest: number): void {
  for (let size = largest; size >= smallest; size -= Math.max(0.5, largest / 40)) {
    element.style.fontSize = `${size}px`;
    if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1) return;
  }
}
