import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import type { Brand } from '#protocol/brand.ts';
import { Booking } from './booking.ts';
import { copy } from './copy.ts';
import type { Deeds } from './deeds.ts';
import { button, element, fitText } from './element.ts';

/** The words: brand, headline, call to action; on the end card also the offer, the times for a test drive and the way back. */
export class Caption {
  readonly element = element('div', 'caption ck-copy');
  readonly cta: HTMLButtonElement;
  readonly booking: Booking;
  readonly #brand: Brand;
  readonly #name = element('p', 'name');
  readonly #headline = element('h1', 'headline');
  readonly #offer = element('p', 'offer', { text: copy.offer });
  readonly #again: HTMLButtonElement;
  /** What to do first; it goes when it has been done. */
  readonly hint = element('p', 'hint', { text: copy.hint });

  constructor(stage: Stage, on: { again(): void; deeds(): Pick<Deeds, 'choose' | 'book'> }) {
    const { brand } = stage;
    this.#brand = brand;
    this.#name.innerHTML = MARK;
    this.#name.append(element('span', '', { text: brand.name }));
    this.cta = button('cta', brand.cta, () => {
      const { chosen } = this.booking;
      if (chosen) {
        on.deeds().book(chosen);
        this.#say(`${chosen} ${copy.held}`, copy.confirm);
      }
      stage.exit();
    });
    this.cta.style.setProperty('--accent', brand.accent);
    this.cta.style.setProperty('--on-accent', inkOn(brand.accent));
    this.#again = button('again', copy.again, on.again);
    const actions = element('div', 'actions');
    actions.append(this.cta, this.#again);
    this.booking = new Booking((slot) => {
      this.#say(copy.endLine);
      on.deeds().choose(slot);
    });
    this.element.append(this.#name, this.#headline, this.#offer, this.booking.element, actions, this.hint);
  }

  /** The opening words or the closing ones. */
  write(isEnd: boolean): void {
    this.element.classList.toggle('is-end', isEnd);
    // A medium rectangle has no room for a choice of times, nor for a second line.
    const isSmall = innerWidth < 401 && innerWidth > innerHeight;
    this.#again.hidden = !isEnd;
    if (isEnd) this.hint.hidden = true;
    this.booking.element.hidden = this.#offer.hidden = !isEnd || isSmall;
    this.booking.choose('');
    const closing = isSmall ? copy.offer : copy.endLine;
    this.#say(isEnd ? closing : this.#brand.headline);
  }

  #say(headline: string, verb: string = copy.book): void {
    const { chosen } = this.booking;
    this.#headline.textContent = headline;
    this.cta.textContent = chosen ? `${verb} ${chosen}` : this.#brand.cta;
    this.fit();
  }

  fit(): void {
    const isNarrow = innerWidth / innerHeight < 2.6;
    const most = innerWidth < innerHeight ? Math.min(56, innerWidth / 7) : isNarrow ? Math.min(28, Math.max(19, innerWidth * 0.05)) : 33;
    fitText(this.#headline, most, 13);
    const label = this.#name.querySelector('span');
    if (label) fitText(label, 13, 7);
    fitText(this.cta, 14, 9);
  }

  /** To the first of what the end card offers. */
  focus(): void {
    if (this.booking.element.hidden) this.cta.focus({ preventScroll: true });
    else this.booking.focus();
  }

  /** `amount` 0 gone, 1 there; `rise` px below its place. */
  fade(amount: number): void {
    this.#headline.style.opacity = amount.toFixed(3);
    this.#headline.style.transform = `translateY(${((1 - amount) * 10).toFixed(1)}px)`;
    for (const { style } of [this.#offer, this.booking.element, this.hint]) style.opacity = amount.toFixed(3);
  }
}

/** The mark: two brows of an owl over two eyes. */
const MARK =
  '<svg viewBox="0 0 28 20" aria-hidden="true"><path class="brow" d="M14 11.500C11 7 6.500 4.200 1 3.500c3.800 2 6.200 4.400 7.500 7.500M14 11.500c3-4.500 7.500-7.300 13-8-3.800 2-6.200 4.400-7.500 7.500"/><path d="M14 18l-2.200-4.300h4.400z"/></svg>';
