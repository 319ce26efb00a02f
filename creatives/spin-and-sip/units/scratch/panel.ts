import { contrast, inkOn, mixColour } from '#creative-sdk/colour.ts';
import { fitSheet } from '#creative-sdk/design.ts';
import { add, addButton, setRise } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { clamp, easeOut } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';
import type { Layout } from './layout.ts';
import type { Offer } from './offer.ts';

export type Face = 'play' | 'open' | 'rest';

/** All words and buttons, in design units: they lie on the snow. */
export class Panel {
  readonly pane = document.createElement('div');
  readonly cta: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly breathe: HTMLButtonElement;
  readonly #sheet = document.createElement('div');
  readonly #headline;
  readonly #logo;
  readonly #play;
  readonly #offer;
  readonly #bed;
  readonly #code;
  #face: Face | undefined;
  #wantsFocus = false;

  constructor(root: HTMLElement, brand: Brand) {
    this.pane.className = 'pane';
    this.pane.tabIndex = 0;
    this.pane.setAttribute('role', 'application');
    this.pane.setAttribute('aria-label', COPY.pane);
    this.#sheet.className = 'sheet ck-copy';
    this.#headline = add(this.#sheet, 'h1', '', brand.headline);
    this.#play = add(this.#sheet, 'div', 'play');
    add(this.#play, 'p', '', COPY.hint);
    this.breathe = addButton(this.#play, 'breathe', COPY.breathe);
    this.#offer = add(this.#sheet, 'div', 'offer');
    add(this.#offer, 'p', 'kept', COPY.kept);
    this.#bed = add(this.#offer, 'h2', '');
    // Not the button: whoever still presses Space to rub must not leave by it.
    this.#bed.tabIndex = -1;
    add(this.#offer, 'p', 'terms', COPY.offer);
    const tag = add(this.#offer, 'div', 'tag');
    add(tag, 'span', '', COPY.code);
    this.#code = add(tag, 'b', '');
    tag.insertAdjacentHTML('beforeend', KEY);
    add(this.#offer, 'p', 'joke', COPY.joke);
    this.cta = addButton(this.#sheet, 'cta', brand.cta);
    this.#logo = add(this.#sheet, 'p', 'logo');
    if (hasOwnMark(brand, COPY.name)) this.#logo.innerHTML = LOGO;
    add(this.#logo, 'span', '', brand.name);
    this.again = addButton(this.#sheet, 'again');
    this.again.setAttribute('aria-label', COPY.again);
    this.again.innerHTML = FLAKE;
    const ink = contrast(brand.accent, '#ffffff') >= 7 ? brand.accent : '#14302b';
    const colours = {
      '--ink': ink,
      '--red': brand.primary,
      '--signal': contrast(brand.primary, '#f2f6fa') >= 4.5 ? brand.primary : ink,
      '--on-red': inkOn(brand.primary),
      '--deep': mixColour(brand.primary, '#2a0606', 0.34),
    };
    for (const [key, colour] of Object.entries(colours)) this.#sheet.style.setProperty(key, colour);
    root.append(this.pane, this.#sheet);
  }

  fit(layout: Layout, isHeadlineWritten: boolean): void {
    this.pane.style.height = `${layout.pane * layout.scale}px`;
    fitSheet(this.#sheet, layout);
    this.#sheet.classList.toggle('told', !isHeadlineWritten);
    fitText(this.#logo, layout.isWide ? 22 : 21, 8);
    fitText(this.cta, 18, 9);
    this.#fitOffer();
    if (!isHeadlineWritten) fitText(this.#headline, 36, 10);
  }

  #fitOffer(): void {
    fitText(this.#bed, this.#sheet.classList.contains('wide') ? 36 : 34, 14);
    fitText(this.#code, 19, 7);
  }

  setOffer({ bed, code }: Offer): void {
    this.#bed.textContent = bed;
    this.#code.textContent = code;
    this.#fitOffer();
  }

  /** `age`: seconds since the pane burst; `rested`: seconds on the poster. */
  show(face: Face, age: number, rested: number): void {
    this.#setFace(face);
    const parts = [...this.#offer.children].filter((part) => part instanceof HTMLElement);
    for (const [k, part] of parts.entries()) setRise(part, easeOut((age - 1.15 - k * 0.09) / 0.4), 14);
    const called = face === 'open' ? easeOut((age - 1.55) / 0.4) : face === 'rest' ? clamp(rested / 0.4) : 0;
    setRise(this.cta, called, 12);
    setRise(this.again, called);
    setRise(this.#logo, face === 'open' ? Math.max(1 - clamp(age / 0.3), easeOut((age - 1.65) / 0.4)) : 1);
    // Between play and card the logo changes its place unseen.
    this.#sheet.classList.toggle('card', face === 'open' && age > 0.6);
    if (this.#wantsFocus && called === 1) {
      this.#wantsFocus = false;
      this.#bed.focus({ preventScroll: true });
    }
  }

  #setFace(face: Face): void {
    if (face === this.#face) return;
    const { activeElement } = document;
    const isHere = activeElement === this.pane || activeElement === this.breathe || activeElement === this.again;
    this.#face = face;
    this.#sheet.dataset.face = face;
    this.#play.hidden = face !== 'play';
    this.#offer.hidden = face !== 'open';
    this.cta.hidden = face === 'play';
    this.again.hidden = face !== 'open';
    this.pane.tabIndex = face === 'open' ? -1 : 0;
    this.pane.ariaHidden = String(face === 'open');
    this.#wantsFocus = isHere && face === 'open';
    if (isHere && face === 'play') this.pane.focus({ preventScroll: true });
  }
}

/** A hut with a lit door under a roof of snow. */
const LOGO =
  '<svg viewBox="0 0 30 26" aria-hidden="true"><path fill="var(--ink)" d="M5 14 15 4l10 10v12H5z"/><path fill="none" stroke="var(--red)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M2.5 14.5 15 2.500l12.5 12"/><path fill="#ffc961" d="M12 17a3 3 0 0 1 6 0v9h-6z"/></svg>';
/** The key to the door, on the ring of its wooden tag. */
const KEY =
  '<svg viewBox="0 0 128 48" aria-hidden="true"><defs><linearGradient id="brass" x2="0" y2="1"><stop stop-color="#ffeaa8"/><stop offset=".5" stop-color="#d99a2b"/><stop offset="1" stop-color="#8c5512"/></linearGradient></defs><g fill="none" stroke="url(#brass)"><path stroke="#8a949c" stroke-width="3" d="M6 24a13 13 0 0 1 26 0a13 13 0 0 1-26 .1"/><path stroke-width="7" d="M26 27a13 13 0 0 1 26 .1a13 13 0 0 1-26 0"/></g><path fill="url(#brass)" d="M54 23.5h68v7H54zM56 20h6v14h-6zM98 30h7v15h-7zM109 30h11v5h-4v6h-7z"/></svg>';
const FLAKE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.7 12 6l2.5-2.300M9.5 20.3 12 18l2.5 2.300M3.2 10.3 6.8 9.2 6 5.500M20.8 10.300l-3.6-1.1.8-3.700M3.2 13.700l3.6 1.1-.8 3.700M20.8 13.700l-3.6 1.1.8 3.7"/></svg>';
