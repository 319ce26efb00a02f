import { inkOn, mixColour } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { fitSheet } from '#creative-sdk/design.ts';
import { add, addButton, setRise, setText } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { mix, ramp } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import { Choices } from './choices.ts';
import { COPY } from './copy.ts';
import type { Piece } from './fall.ts';
import type { Game } from './game.ts';
import { INGREDIENTS } from './kinds.ts';
import type { Larder } from './larder.ts';
import type { Layout } from './layout.ts';
import { type Mix, nameMix, type Part } from './mix.ts';
import type { Palette } from './palette.ts';

/** In autoplay the headline is shown up to this part of the morning: later the sky is too light for it. */
const HEADLINE_UNTIL = 0.18;

/** All words and buttons, in design units over the picture. */
export class Panel {
  readonly call: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly choices: Choices;
  readonly #sheet = document.createElement('div');
  readonly #opening;
  readonly #headline;
  readonly #hint;
  readonly #isCalm: boolean;
  readonly #meter;
  readonly #result;
  readonly #offer;
  /** How much of the opening is shown, 0 … 1, and the boxes of its words. */
  #opened = 0;
  #words: readonly (readonly [right: number, bottom: number])[] = [];
  #mix: Mix | undefined;
  /** Pieces in the meter. */
  #shown = 0;
  #wasOpen = false;
  #wasEnd = false;

  constructor({ root, brand, reduced: isCalm }: Stage, palette: Palette) {
    this.#isCalm = isCalm;
    this.#sheet.className = 'sheet ck-copy';
    this.#opening = add(this.#sheet, 'div', 'opening');
    this.#headline = add(this.#opening, 'h1', '', brand.headline);
    this.#hint = add(this.#opening, 'p', 'hint', COPY.hint);
    // Keys move no bowl by dragging it: this hint is for eyes and pointers alone.
    this.#hint.ariaHidden = 'true';
    this.#meter = createMeter(this.#sheet);
    this.choices = new Choices(this.#sheet);
    this.#result = createResult(this.#sheet);
    this.#offer = add(this.#sheet, 'p', 'offer', COPY.offer);
    this.call = addButton(this.#sheet, 'call', brand.cta);
    this.again = addButton(this.#sheet, 'again', COPY.again);
    paint(this.#sheet, brand, palette);
    root.append(this.#sheet);
  }

  fit(layout: Layout): void {
    fitSheet(this.#sheet, layout);
    this.#sheet.classList.toggle('square', layout.isSquare);
    fitText(this.#headline, layout.isWide ? 42 : layout.isSquare ? 26 : 36, 12);
    fitText(this.call, 18, 9);
    const { offsetLeft: x, offsetTop: y } = this.#opening;
    this.#words = [this.#headline, this.#hint].map((box) => [x + box.offsetLeft + box.offsetWidth, y + box.offsetTop + box.offsetHeight]);
    this.#mix = undefined;
  }

  /** How much is seen of what falls past the words of the opening: it comes into sight under them. */
  sight({ x, y }: Piece): number {
    const words = Math.max(0, ...this.#words.map(([right, bottom]) => (x < right + 22 ? bottom : 0)));
    return mix(1, ramp(y - words, 12, 34), this.#opened);
  }

  show(game: Game, larder: Larder): void {
    const { phase, pouring, fill } = game;
    const isEnd = phase === 'pour' || phase === 'end';
    this.choices.show(game, larder);
    const isPoster = isEnd && game.isInvitation;
    this.#opened = phase === 'choose' && game.choice === 0 ? 1 : game.isAutoplay ? 1 - ramp(game.day, HEADLINE_UNTIL, HEADLINE_UNTIL + 0.04) : 0;
    this.#opening.style.opacity = (isPoster ? Math.max(1 - ramp(pouring.near, 0, 0.3), pouring.words) : this.#opened).toFixed(3);
    const isOffering = isPoster && pouring.near > 0.5;
    this.#sheet.classList.toggle('poster', isOffering);
    this.#hint.hidden = this.#isCalm || isOffering;
    this.#meter.box.hidden = isEnd || this.#opened > 0;
    this.#meter.fill.style.transform = `scaleX(${fill.toFixed(3)})`;
    const { caught } = game.heap;
    if (caught.length !== this.#shown) fillBar(this.#meter.fill, nameMix(caught).parts);
    this.#shown = caught.length;
    setText(this.#meter.seconds, phase === 'play' && !game.isAutoplay ? COPY.seconds(game.secondsLeft) : '');
    setText(this.#meter.label, game.isDouble ? `${COPY.mix} ${COPY.double}` : COPY.mix);
    this.#meter.label.classList.toggle('double', game.isDouble);
    if (isEnd && this.#mix !== game.mix) this.#setMix(game.mix, larder);
    setRise(this.#result.box, isEnd && !isPoster ? pouring.words : 0, 16);
    setText(this.again, isPoster ? COPY.start : COPY.again);
    setRise(this.#offer, isEnd ? pouring.buttons : 0, 14);
    setRise(this.call, isEnd ? pouring.buttons : 0, 14);
    setRise(this.again, isEnd ? pouring.buttons : 0);
    this.#keepFocus(game);
  }

  pressCall(): boolean {
    this.call.click();
    return true;
  }

  #setMix(mix: Mix, larder: Larder): void {
    this.#mix = mix;
    const { name, share, next, bar } = this.#result;
    const [, second] = mix.parts;
    setText(name, mix.name);
    setText(share, COPY.share(mix.share, mix.of));
    setText(next, second ? COPY.share(second.share, INGREDIENTS[second.kind].label.toLowerCase()) : '');
    fillBar(bar, mix.parts, larder);
    fitText(name, this.#sheet.classList.contains('square') ? 24 : this.#sheet.classList.contains('wide') ? 38 : 40, 14);
  }

  /** Moves the focus of a player with a keyboard to what can be pressed next. */
  #keepFocus(game: Game): void {
    const isEnd = game.phase === 'end';
    if (isEnd && !this.#wasEnd && this.#wasOpen) this.call.focus({ preventScroll: true });
    this.#wasEnd = isEnd;
    if (game.phase === 'play' || game.phase === 'choose') {
      const { activeElement } = document;
      this.#wasOpen = activeElement !== null && activeElement !== document.body && document.hasFocus();
      if (activeElement === this.again && game.phase === 'choose') this.choices.move(0);
    }
  }
}

/** One piece for each kind, in its colour, as long as its share, with a picture of it over it. */
function fillBar(bar: HTMLElement, parts: readonly Part[], larder?: Larder): void {
  bar.replaceChildren(
    ...parts.map(({ kind, share }) => {
      const piece = document.createElement('i');
      piece.style.flexGrow = String(share);
      piece.style.background = INGREDIENTS[kind].colour;
      if (larder) piece.append(larder.portrait(kind, 48));
      return piece;
    }),
  );
}

function createMeter(sheet: HTMLElement) {
  const box = add(sheet, 'div', 'meter');
  box.setAttribute('aria-hidden', 'true');
  const track = add(box, 'div', 'track');
  const fill = add(track, 'div', 'bar');
  return { box, fill, seconds: add(box, 'b', 'seconds'), label: add(box, 'b', 'label') };
}

function createResult(sheet: HTMLElement) {
  const box = add(sheet, 'div', 'result');
  add(box, 'p', '', COPY.yours);
  const name = add(box, 'h2', '');
  const bar = add(box, 'div', 'bar');
  bar.setAttribute('aria-hidden', 'true');
  const row = add(box, 'div', 'row');
  const share = add(row, 'b', '');
  return { box, name, share, next: add(row, 'b', ''), bar };
}

function paint(sheet: HTMLElement, brand: Brand, palette: Palette): void {
  const colours = {
    '--ink': palette.ink,
    '--cream': palette.cream,
    '--primary': brand.primary,
    '--on-primary': inkOn(brand.primary, '#13242a', '#fffaf0'),
    '--primary-dark': mixColour(brand.primary, '#0a1a20', 0.35),
  };
  for (const [key, colour] of Object.entries(colours)) sheet.style.setProperty(key, colour);
}
