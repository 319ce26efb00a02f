import { contrast, inkOn, mixColour } from '#creative-sdk/colour.ts';
import { fitSheet } from '#creative-sdk/design.ts';
import { add, addButton, setRise, setText } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { clamp, easeOut } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import { PAIRS, stops } from './stops.ts';

type Face = 'play' | 'end' | 'rest';

/** All words and buttons, in design units. */
export class Panel {
  readonly rings = document.createElement('div');
  readonly cta: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  /** Words on the wall: gone while somebody passes. */
  readonly #wall = document.createElement('div');
  readonly #sheet = document.createElement('div');
  readonly #headline;
  readonly #found;
  readonly #logo;
  readonly #play;
  readonly #line;
  readonly #pips;
  readonly #card;
  readonly #name;
  readonly #sizes;
  #face: Face | undefined;

  constructor(root: HTMLElement, brand: Brand) {
    this.rings.className = 'rings';
    this.rings.tabIndex = 0;
    this.rings.setAttribute('role', 'application');
    this.rings.setAttribute('aria-label', COPY.rings);
    this.#sheet.className = 'sheet ck-copy';
    this.#wall.className = 'sheet ck-copy';
    this.#logo = add(this.#sheet, 'p', 'logo');
    if (hasOwnMark(brand, COPY.name)) this.#logo.innerHTML = LOGO;
    add(this.#logo, 'span', '', brand.name);
    this.#headline = add(this.#wall, 'h1', 'head', brand.headline);
    this.#found = add(this.#wall, 'h2', 'head', COPY.found);
    // Not the button: whoever still presses Space must not leave by it.
    this.#found.tabIndex = -1;
    this.#play = add(this.#sheet, 'div', 'play');
    this.#line = add(this.#play, 'p', 'line', COPY.hint);
    const steps = add(this.#play, 'div', 'steps');
    this.previous = this.#addArrow(steps, COPY.previous, 'm14.5 5-7 7 7 7');
    const pips = add(steps, 'span', 'pips');
    pips.ariaHidden = 'true';
    this.#pips = Array.from({ length: PAIRS }, () => add(pips, 'i', ''));
    this.next = this.#addArrow(steps, COPY.next, 'm9.5 5 7 7-7 7');
    this.#card = add(this.#sheet, 'div', 'card');
    this.#name = add(this.#card, 'p', 'name');
    this.#sizes = add(this.#card, 'p', 'sizes');
    add(this.#card, 'p', 'terms', COPY.terms);
    this.cta = addButton(this.#sheet, 'cta', brand.cta);
    this.again = addButton(this.#sheet, 'again');
    this.again.setAttribute('aria-label', COPY.again);
    this.again.innerHTML = AGAIN;
    const ground = mixColour(brand.primary, '#ffffff', 0.1);
    const ink = inkOn(brand.primary, '#10243a');
    // A call in the colour of the stage would be lost on it.
    const call = contrast(brand.accent, brand.primary) >= 3 ? brand.accent : ink;
    const colours = { '--ink': ink, '--ground': ground, '--call': call, '--on-call': inkOn(call), '--deep': mixColour(call, '#000000', 0.34) };
    for (const sheet of [this.#wall, this.#sheet]) for (const [key, colour] of Object.entries(colours)) sheet.style.setProperty(key, colour);
    root.append(this.#wall, this.rings, this.#sheet);
  }

  #addArrow(parent: HTMLElement, label: string, path: string): HTMLButtonElement {
    const button = addButton(parent, 'arrow');
    button.ariaLabel = label;
    button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`;
    return button;
  }

  fit(layout: Layout): void {
    this.#wall.style.setProperty('--seam', `${layout.seam}px`);
    for (const sheet of [this.#wall, this.#sheet]) fitSheet(sheet, layout);
    fitText(this.#logo, 23, 8);
    for (const head of [this.#headline, this.#found]) fitText(head, layout.isWide ? 42 : 38, 12);
    fitText(this.cta, 20, 9);
  }

  show(game: Game, isReduced: boolean): void {
    const { phase, age, found, at } = game;
    this.#setFace(phase === 'end' || phase === 'rest' ? phase : 'play', game.snapped);
    // No shoe stands before half a word: the wall is read while they rest.
    this.#wall.style.opacity = String(1 - clamp(Math.abs(at - Math.round(at)) * 8));
    setText(this.#line, game.line || COPY.hint);
    for (const [k, pip] of this.#pips.entries()) pip.style.background = stops[found[k] ?? -1]?.colour ?? '';
    const parts = [this.#found, ...this.#card.children, this.cta, this.again];
    for (const [k, part] of parts.entries()) {
      const shown = isReduced ? 1 : phase === 'rest' ? clamp(age / 0.4) : easeOut((age - 0.3 - k * 0.08) / 0.4);
      if (part instanceof HTMLElement) setRise(part, shown, 12);
    }
  }

  #setFace(face: Face, snapped: number): void {
    if (face === this.#face) return;
    const { activeElement } = document;
    const wasHere = activeElement === this.rings || this.#play.contains(activeElement) || activeElement === this.again;
    this.#face = face;
    this.#sheet.dataset.face = face;
    this.#headline.hidden = face === 'end';
    this.#found.hidden = face !== 'end';
    this.#play.hidden = face !== 'play';
    this.#card.hidden = face !== 'end';
    this.cta.hidden = face === 'play';
    this.again.hidden = face !== 'end';
    this.rings.tabIndex = face === 'end' ? -1 : 0;
    this.rings.ariaHidden = String(face === 'end');
    if (face === 'end') {
      const { name = '', price } = stops[snapped] ?? {};
      this.#name.textContent = name;
      this.#sizes.textContent = COPY.sizes(price);
    }
    if (!wasHere) return;
    // A hidden element takes no focus: what rises is there at once, only faint.
    this.#found.style.visibility = 'visible';
    if (face === 'end') this.#found.focus({ preventScroll: true });
    if (face === 'play') this.rings.focus({ preventScroll: true });
  }
}

/** A disc cut in two, its halves a step apart. */
const LOGO =
  '<svg viewBox="0 0 32 26" aria-hidden="true"><path fill="var(--call)" d="M1 12a12 12 0 0 1 24 0z"/><path fill="var(--ink)" d="M7 14a12 12 0 0 0 24 0z"/></svg>';
const AGAIN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M4 8h15l-3.500-3.500M20 16H5l3.500 3.500"/></svg>';
