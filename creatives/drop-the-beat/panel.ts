import { mixColour } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { fitSheet } from '#creative-sdk/design.ts';
import { add, addButton, createLoudspeaker, setRise, setText } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { easeOut, ramp } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { BEATS, LANES, type Lane } from './rhythm.ts';

type Face = 'play' | 'rest' | 'end';

/** When the words of the end card come, seconds after the drop. */
const TITLE_S = 1.62;
const BUTTONS_S = 1.7;

/** All words and buttons, in design units over the picture. */
export class Panel {
  readonly pads: readonly HTMLButtonElement[];
  readonly claim: HTMLButtonElement;
  readonly hear: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly mute: HTMLButtonElement;
  readonly #brand: Brand;
  readonly #palette: Palette;
  readonly #isCalm: boolean;
  readonly #sheet = document.createElement('div');
  readonly #name;
  readonly #opening;
  readonly #headline;
  readonly #proof;
  readonly #hint;
  readonly #result;
  readonly #eyebrow;
  readonly #sound;
  readonly #yours;
  #face: Face | undefined;
  #wantsFocus = false;
  #isWide = false;
  #titleSize = 0;

  constructor({ root, brand, reduced }: Stage, palette: Palette) {
    this.#isCalm = reduced;
    this.#brand = brand;
    this.#palette = palette;
    this.#sheet.className = 'sheet ck-copy';
    this.#name = add(this.#sheet, 'p', 'name');
    if (hasOwnMark(brand, COPY.name)) for (let i = 0; i < 3; i++) add(this.#name, 'i', '');
    add(this.#name, 'span', '', brand.name);
    this.#opening = add(this.#sheet, 'div', 'opening');
    this.#headline = add(this.#opening, 'h1', '', brand.headline);
    this.#proof = add(this.#opening, 'p', 'proof', COPY.tagline);
    this.#hint = add(this.#sheet, 'p', 'hint', COPY.hint);
    this.#result = add(this.#sheet, 'div', 'result');
    this.#eyebrow = add(this.#result, 'p', 'eyebrow');
    this.#sound = add(this.#result, 'h2', '');
    this.pads = LANES.map((lane) => this.#createPad(lane));
    const actions = add(this.#sheet, 'div', 'actions');
    this.#yours = add(actions, 'p', 'yours');
    this.hear = addButton(actions, 'hear', COPY.hear);
    this.claim = addButton(actions, 'claim');
    this.again = addButton(actions, 'again');
    const { style } = this.#sheet;
    style.setProperty('--primary', palette.primary);
    style.setProperty('--primary-dark', mixColour(palette.primary, '#0a090c', 0.3));
    style.setProperty('--on-primary', palette.onPrimary);
    root.append(this.#sheet);
    this.mute = createLoudspeaker();
    root.append(this.mute);
    this.setSound(false);
  }

  #createPad(lane: Lane): HTMLButtonElement {
    const pad = addButton(this.#sheet, 'pad', '');
    pad.setAttribute('aria-label', COPY.pad(lane));
    add(pad, 'span', '', COPY.lanes[lane]);
    return pad;
  }

  setSound(isOn: boolean): void {
    this.mute.ariaPressed = `${isOn}`;
  }

  fit(layout: Layout): void {
    const { isWide, pads, padRadius, hint, lift, title } = layout;
    this.#isWide = isWide;
    this.#titleSize = title;
    fitSheet(this.#sheet, layout);
    this.pads.forEach((pad, i) => {
      const place = pads[i];
      if (!place) return;
      const size = `${padRadius * 2}px`;
      Object.assign(pad.style, { left: `${place.x - padRadius}px`, top: `${place.y - padRadius}px`, width: size, height: size });
    });
    Object.assign(this.#hint.style, { left: `${hint.x}px`, top: `${hint.y}px`, width: `${hint.width}px` });
    this.#sheet.style.setProperty('--lift', `${-lift}px`);
    fitText(this.#name, 18, 7);
    this.#fitTitle();
    this.#fitResult();
  }

  #fitTitle(): void {
    fitText(this.#headline, this.#isWide ? 44 : 39, 12);
  }

  #fitResult(): void {
    fitText(this.#sound, this.#titleSize, 16);
    fitText(this.#yours, 20, 8);
    const isPoster = this.#sheet.dataset.face === 'rest';
    fitText(this.claim, isPoster ? 13 : 17, 8);
    fitText(this.again, 16, 8);
  }

  /** The newest layer and what it proves; the brand's own words and what it is about come before the first, and the words call the drop. */
  #showTitle(game: Game): void {
    const { phase, beat, newest, track } = game;
    const lane = phase === 'song' && beat < BEATS - 2 ? newest : undefined;
    this.#headline.style.scale = String(1 + (lane === undefined ? 0 : 0.05 * game.pulse(lane, game.tapped)));
    const title = lane === undefined ? this.#brand.headline : COPY.layer(lane, track.layers);
    setText(this.#proof, lane === undefined ? (newest === undefined ? COPY.tagline : '') : COPY.proof[lane]);
    this.#proof.style.color = lane === undefined ? '' : this.#palette.lanes[lane];
    if (title === this.#headline.textContent) return;
    this.#headline.textContent = title;
    this.#fitTitle();
  }

  show(game: Game): void {
    const { phase, age } = game;
    const isOut = phase === 'drop' || phase === 'end';
    this.#setFace(isOut ? 'end' : phase === 'rest' ? 'rest' : 'play', game);
    setText(this.#hint, game.message);
    this.#showTitle(game);
    const since = phase === 'drop' ? age : 9;
    const gone = isOut ? ramp(since, 0, 0.25) : 0;
    this.#opening.style.opacity = String(1 - gone);
    setRise(this.#result, isOut ? easeOut((since - TITLE_S) / 0.5) : 0, 16);
    const buttons = phase === 'rest' ? (this.#isCalm ? 1 : easeOut(age / 0.4)) : isOut ? easeOut((since - BUTTONS_S) / 0.45) : 0;
    setRise(this.#yours, buttons, 14);
    setRise(this.hear, buttons, 14);
    setRise(this.claim, buttons, 14);
    setRise(this.again, buttons, 6);
    if (this.#wantsFocus && buttons === 1) {
      this.#wantsFocus = false;
      this.claim.focus({ preventScroll: true });
    }
  }

  #setFace(face: Face, { signature, track, isAutoplay }: Game): void {
    if (face === this.#face) return;
    const hadFocus = this.#sheet.contains(document.activeElement);
    this.#face = face;
    const isEnd = face === 'end';
    // After a film of the play the end card asks for a play, as the poster does.
    const isPoster = face === 'rest' || (isEnd && isAutoplay);
    this.#sheet.dataset.face = isPoster ? 'rest' : face;
    for (const pad of this.pads) pad.hidden = isEnd;
    this.#hint.hidden = face !== 'play';
    this.#yours.hidden = !isEnd;
    // The calm version stands still: nothing would be heard.
    this.hear.hidden = !isEnd || isPoster || this.#isCalm;
    this.claim.hidden = face === 'play';
    this.again.hidden = face === 'play';
    const { cta } = this.#brand;
    const call = cta === COPY.cta && !hasOwnMark(this.#brand, COPY.name) ? COPY.ctaOfOthers : cta;
    this.claim.textContent = isPoster ? call : `${call}, ${COPY.price}`;
    this.again.textContent = isPoster ? COPY.start : '';
    this.again.ariaLabel = isPoster ? null : COPY.again;
    this.#eyebrow.textContent = isPoster ? COPY.ask : COPY.yourSound(track.hits.length, track.layers);
    this.#sound.textContent = isPoster ? COPY.turn : COPY.sound[signature];
    this.#yours.textContent = isPoster ? `${this.#brand.name}, ${COPY.price}` : COPY.yours(this.#brand.name, signature);
    this.#fitResult();
    this.#wantsFocus = hadFocus && face !== 'play';
    if (hadFocus && face === 'play') this.pads[0]?.focus({ preventScroll: true });
  }
}
