import { inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { Booking } from './booking.ts';
import { copy, defaults } from './copy.ts';
import type { Deeds } from './deeds.ts';
import { button, element, fitText } from './element.ts';
import { isSmall, WIDE } from './framing.ts';

/** The words: brand, headline, call to action; on the end card also the offer, the times for a test drive and the way back. */
export class Caption {
  readonly element = element('div', 'caption ck-copy');
  readonly cta: HTMLButtonElement;
  readonly #booking: Booking;
  readonly #brand: Brand;
  readonly #name = element('p', 'name');
  readonly #headline = element('h1', 'headline');
  readonly #offer = element('p', 'offer', { text: copy.offer });
  readonly #back: HTMLButtonElement;
  readonly #deeds: () => Pick<Deeds, 'choose' | 'book'>;
  #isEnd = false;
  /** The time that is held. */
  #held = '';
  /** What to do first; it goes when it has been done. */
  readonly hint = element('p', 'hint', { text: copy.hint });

  constructor(stage: Stage, on: { again(): void; deeds(): Pick<Deeds, 'choose' | 'book'> }) {
    const { brand } = stage;
    this.#brand = brand;
    this.#deeds = on.deeds;
    if (hasOwnMark(brand, defaults.name)) this.#name.innerHTML = MARK;
    this.#name.append(element('span', '', { text: brand.name }));
    this.cta = button('cta', brand.cta, () => {
      if (!this.#isEnd || this.#held || isSmall(innerWidth, innerHeight)) return stage.exit();
      stage.wake();
      this.#ask();
    });
    this.cta.style.setProperty('--accent', brand.accent);
    this.cta.style.setProperty('--on-accent', inkOn(brand.accent));
    this.#back = button('again', copy.again, () => (this.#held ? this.#choose('') : on.again()));
    this.#booking = new Booking((slot) => this.#choose(slot));
    // A key that is held presses only what it was put down on, not what takes its place.
    this.element.addEventListener('keydown', (event) => event.repeat && event.key === 'Enter' && event.preventDefault());
    const actions = element('div', 'actions');
    actions.append(this.cta, this.#booking.element, this.#back);
    this.element.append(this.#name, this.#headline, this.#offer, actions, this.hint);
  }

  /** The opening words or the closing ones. */
  write(isEnd: boolean): void {
    this.#isEnd = isEnd;
    this.#held = '';
    this.element.classList.toggle('is-end', isEnd);
    this.#back.hidden = !isEnd;
    if (isEnd) this.hint.hidden = true;
    // There is no room for a second line, nor for a choice of times.
    this.#offer.hidden = !isEnd || isSmall(innerWidth, innerHeight);
    this.#say();
  }

  /** For which time? */
  #ask(): void {
    this.#say(true);
    this.#booking.focus();
  }

  /** A time is held by one press; '' gives it back. */
  #choose(slot: string): void {
    this.#held = slot;
    this.#deeds().choose(slot);
    if (!slot) return this.#ask();
    this.#deeds().book(slot);
    this.#say();
    this.focus();
  }

  #say(isAsking = false): void {
    const held = this.#held;
    const closing = isSmall(innerWidth, innerHeight) ? copy.price : copy.endLine;
    const words = this.#isEnd ? closing : this.#brand.headline;
    this.#headline.textContent = held ? `${held} ${copy.held}` : words;
    this.cta.textContent = held ? `${copy.confirm} ${held}` : this.#brand.cta;
    this.#back.textContent = held ? copy.change : copy.again;
    this.cta.hidden = isAsking;
    this.#booking.element.hidden = !isAsking;
    this.fit();
  }

  fit(): void {
    const isNarrow = innerWidth / innerHeight < WIDE;
    const most = innerWidth < innerHeight ? Math.min(56, innerWidth / 7) : isNarrow ? Math.min(28, Math.max(19, innerWidth * 0.05)) : 33;
    this.#fitHeadline(most);
    const label = this.#name.querySelector('span');
    if (label) fitText(label, 13, 7);
    fitText(this.cta, this.#isEnd ? 16 : 14, 9);
  }

  /** One that does not fit gets more room where there is some, and smaller type; only then words are broken. */
  #fitHeadline(most: number): void {
    const { classList } = this.element;
    classList.remove('is-long', 'is-broken');
    if (fitText(this.#headline, most, 13)) return;
    classList.add('is-long');
    if (fitText(this.#headline, most, 11)) return;
    classList.add('is-broken');
    fitText(this.#headline, 13, 8);
  }

  /** To what the end card offers. */
  focus(): void {
    this.cta.focus({ preventScroll: true });
  }
}

/** The mark: two brows of an owl over two eyes. */
const MARK =
  '<svg viewBox="0 0 28 20" aria-hidden="true"><path class="brow" d="M14 11.500C11 7 6.500 4.200 1 3.500c3.800 2 6.200 4.400 7.500 7.500M14 11.500c3-4.500 7.500-7.300 13-8-3.800 2-6.200 4.400-7.500 7.500"/><path d="M14 18l-2.200-4.300h4.400z"/></svg>';
