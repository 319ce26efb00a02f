import { inkOn, mixColour } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { fitSheet } from '#creative-sdk/design.ts';
import { add, addButton, setRise, setText } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';
import type { Phase } from './game.ts';
import type { Layout } from './layout.ts';
import { nightOf, readable } from './night.ts';
import type { Ritual } from './ritual.ts';
import type { Spell } from './spell.ts';

export interface PanelView {
  readonly phase: Phase;
  readonly ritual: Ritual;
  readonly count: number;
  readonly lean: number;
  readonly spell: Spell | undefined;
  /** What the card's own button says. */
  readonly flipLabel: string;
}

/** All words and buttons, in design units over the picture. */
export class Panel {
  readonly pad: HTMLButtonElement;
  readonly pass: HTMLButtonElement;
  readonly take: HTMLButtonElement;
  readonly start: HTMLButtonElement;
  readonly cta: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly #sheet = document.createElement('div');
  readonly #name;
  readonly #headline;
  readonly #hint;
  readonly #stamps;
  readonly #title;
  readonly #offer;
  readonly #isCalm: boolean;
  #phase: Phase | undefined;
  #wantsFocus = false;

  constructor({ root, brand, reduced }: Stage) {
    this.#isCalm = reduced;
    this.#sheet.className = 'sheet ck-copy';
    this.#name = add(this.#sheet, 'p', 'name');
    if (hasOwnMark(brand, COPY.name)) this.#name.append(emblem());
    this.#name.append(brand.name);
    this.#headline = add(this.#sheet, 'h1', '', brand.headline);
    this.#hint = add(this.#sheet, 'p', 'hint');
    this.pad = addButton(this.#sheet, 'pad', '');
    this.#stamps = { pass: add(this.#sheet, 'b', 'stamp left', COPY.pass), take: add(this.#sheet, 'b', 'stamp right', COPY.draft) };
    for (const stamp of Object.values(this.#stamps)) stamp.setAttribute('aria-hidden', 'true');
    this.pass = addButton(this.#sheet, 'pass', COPY.pass);
    this.take = addButton(this.#sheet, 'take', COPY.draft);
    this.#title = add(this.#sheet, 'h2', '');
    this.#offer = add(this.#sheet, 'p', 'offer', COPY.offer);
    this.cta = addButton(this.#sheet, 'cta', brand.cta);
    this.again = addButton(this.#sheet, 'again round');
    this.again.ariaLabel = COPY.again;
    this.again.innerHTML = AGAIN;
    this.start = addButton(this.#sheet, 'again', COPY.start);
    paint(this.#sheet, brand);
    root.append(this.#sheet);
  }

  fit(layout: Layout): void {
    const { isWide, deck, height } = layout;
    const { style } = this.#sheet;
    fitSheet(this.#sheet, layout);
    style.setProperty('--deck-x', `${deck.x}px`);
    style.setProperty('--deck-y', `${deck.y}px`);
    style.setProperty('--deck-s', String(deck.s));
    style.setProperty('--room', `${isWide ? 0 : height - 480}px`);
    fitText(this.#name, 14, 7);
    fitText(this.#headline, isWide ? 42 : 28, 11);
    fitText(this.#offer, 13, 11);
    fitText(this.cta, 19, 9);
  }

  show(view: PanelView): void {
    const { phase, ritual, lean, spell } = view;
    const isEnd = phase === 'ritual' || phase === 'end';
    this.#setPhase(phase);
    setText(this.#hint, isEnd ? COPY.binding : `${this.#isCalm || view.count ? '' : COPY.tilt}${COPY.hints[view.count] ?? ''}`);
    if (this.pad.getAttribute('aria-label') !== view.flipLabel) this.pad.setAttribute('aria-label', view.flipLabel);
    setRise(this.#stamps.pass, Math.max(0, -lean * 1.9 - 0.9));
    setRise(this.#stamps.take, Math.max(0, lean * 1.9 - 0.9));
    setRise(this.#headline, ritual.words);
    // Nothing is to be read over the hero of the poster.
    setRise(this.#hint, phase === 'fan' || phase === 'poster' ? 0 : ritual.words);
    const title = isEnd ? ritual.title : 0;
    this.#name.style.scale = String(1 + title * 0.4);
    setRise(this.#title, title, 14);
    const buttons = phase === 'poster' ? 1 : isEnd ? ritual.buttons : 0;
    setRise(this.cta, buttons, 12);
    setRise(this.#offer, phase === 'poster' ? 0 : buttons);
    setRise(this.again, phase === 'poster' ? 0 : buttons);
    setRise(this.start, phase === 'poster' ? 1 : 0);
    if (spell && isEnd) this.#showSpell(spell);
    if (this.#wantsFocus && buttons === 1) this.#giveFocus(this.cta);
  }

  #showSpell({ name }: Spell): void {
    if (this.#title.textContent === name) return;
    this.#title.textContent = name;
    fitText(this.#title, this.#sheet.classList.contains('wide') ? 44 : 32, 14);
  }

  #setPhase(phase: Phase): void {
    if (phase === this.#phase) return;
    const isKeyboardHere = document.activeElement instanceof HTMLButtonElement && this.#sheet.contains(document.activeElement);
    this.#phase = phase;
    this.#sheet.dataset.phase = phase;
    const isPlay = phase === 'fan' || phase === 'riffle' || phase === 'choose';
    for (const button of [this.pad, this.pass, this.take]) button.hidden = !isPlay;
    if (isKeyboardHere && (phase === 'ritual' || phase === 'end' || phase === 'poster')) this.#wantsFocus = true;
    if (isKeyboardHere && isPlay && document.activeElement !== this.pad && this.#isGone(document.activeElement)) this.#giveFocus(this.take);
  }

  #isGone(element: Element | null): boolean {
    return element === this.again || element === this.start || element === this.cta;
  }

  #giveFocus(button: HTMLButtonElement): void {
    this.#wantsFocus = false;
    button.focus({ preventScroll: true });
  }
}

const AGAIN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M5 12a7 7 0 1 0 2-5M7 3v4h4"/></svg>';

/** The brand's mark, a nova. */
function emblem(): HTMLElement {
  const mark = document.createElement('i');
  mark.className = 'mark';
  return mark;
}

function paint(sheet: HTMLElement, { primary, accent }: Brand): void {
  const colours = {
    '--accent': accent,
    '--on-accent': inkOn(accent, '#1c0a22', '#fff6e6'),
    '--accent-light': mixColour(accent, '#ffffff', 0.45),
    '--accent-dark': mixColour(accent, '#2b0f07', 0.35),
    '--accent-text': readable(accent, mixColour(nightOf(primary), accent, 0.1)),
  };
  for (const [key, colour] of Object.entries(colours)) sheet.style.setProperty(key, colour);
}
