import { mixColour } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { fitSheet } from '#creative-sdk/design.ts';
import { add, addButton, createLoudspeaker, setRise, setText } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { easeOut, ramp } from '#creative-sdk/motion.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { LANES, type Lane } from './rhythm.ts';

type Face = 'play' | 'rest' | 'end';

/** When the words of the end card come, seconds after the drop. */
const TITLE_S = 1.7;
const BUTTONS_S = 1.95;

/** All words and buttons, in design units over the picture. */
export class Panel {
  readonly pads: readonly HTMLButtonElement[];
  readonly claim: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly mute: HTMLButtonElement;
  readonly #brand: Brand;
  readonly #isCalm: boolean;
  readonly #sheet = document.createElement('div');
  readonly #name;
  readonly #opening;
  readonly #headline;
  readonly #hint;
  readonly #result;
  readonly #sound;
  readonly #benefit;
  readonly #yours;
  #face: Face | undefined;
  #wantsFocus = false;
  #isWide = false;

  constructor({ root, brand, reduced }: Stage, palette: Palette) {
    this.#isCalm = reduced;
    this.#brand = brand;
    this.#sheet.className = 'sheet ck-copy';
    this.#name = add(this.#sheet, 'p', 'name');
    for (let i = 0; i < 3; i++) add(this.#name, 'i', '');
    add(this.#name, 'span', '', brand.name);
    this.#opening = add(this.#sheet, 'div', 'opening');
    this.#headline = add(this.#opening, 'h1', '', brand.headline);
    this.#hint = add(this.#sheet, 'p', 'hint', COPY.hint);
    this.#result = add(this.#sheet, 'div', 'result');
    add(this.#result, 'p', 'eyebrow', COPY.yourSound);
    this.#sound = add(this.#result, 'h2', '');
    this.#benefit = add(this.#result, 'p', 'benefit');
    this.#yours = add(this.#result, 'p', 'yours');
    this.pads = LANES.map((lane) => this.#createPad(lane));
    this.claim = addButton(this.#sheet, 'claim', brand.cta);
    this.again = addButton(this.#sheet, 'again', COPY.again);
    const { style } = this.#sheet;
    style.setProperty('--primary', palette.primary);
    style.setProperty('--primary-dark', mixColour(palette.primary, '#0a090c', 0.3));
    style.setProperty('--on-primary', palette.onPrimary);
    style.setProperty('--accent', mixColour(palette.accent, '#ffffff', 0.3));
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
    const { isWide, pads, padRadius, score } = layout;
    this.#isWide = isWide;
    fitSheet(this.#sheet, layout);
    this.pads.forEach((pad, i) => {
      const place = pads[i];
      if (!place) return;
      const size = `${padRadius * 2}px`;
      Object.assign(pad.style, { left: `${place.x - padRadius}px`, top: `${place.y - padRadius}px`, width: size, height: size });
    });
    Object.assign(this.#hint.style, { left: `${score.x}px`, top: `${score.y - 22}px`, width: `${score.width}px` });
    fitText(this.#name, 18, 7);
    fitText(this.#headline, isWide ? 44 : 39, 12);
    fitText(this.claim, 16, 8);
    this.#fitResult();
  }

  #fitResult(): void {
    fitText(this.#sound, this.#isWide ? 62 : 48, 16);
    fitText(this.#benefit, 14, 8);
    fitText(this.#yours, 16, 8);
  }

  show(game: Game): void {
    const { phase, age } = game;
    const isOut = phase === 'drop' || phase === 'end';
    this.#setFace(isOut ? 'end' : phase === 'rest' ? 'rest' : 'play', game);
    setText(this.#hint, game.message);
    const since = phase === 'drop' ? age : 9;
    const gone = isOut ? ramp(since, 0, 0.25) : 0;
    this.#opening.style.opacity = String(1 - gone);
    setRise(this.#result, isOut ? easeOut((since - TITLE_S) / 0.5) : 0, 16);
    const buttons = phase === 'rest' ? (this.#isCalm ? 1 : easeOut(age / 0.4)) : isOut ? easeOut((since - BUTTONS_S) / 0.45) : 0;
    setRise(this.claim, buttons, 14);
    setRise(this.again, buttons, 6);
    if (this.#wantsFocus && buttons === 1) {
      this.#wantsFocus = false;
      this.claim.focus({ preventScroll: true });
    }
  }

  #setFace(face: Face, { signature }: Game): void {
    if (face === this.#face) return;
    const hadFocus = this.#sheet.contains(document.activeElement);
    this.#face = face;
    this.#sheet.dataset.face = face;
    for (const pad of this.pads) pad.hidden = face !== 'play';
    this.#hint.hidden = face !== 'play';
    this.claim.hidden = face === 'play';
    this.again.hidden = face === 'play';
    this.again.textContent = face === 'rest' ? COPY.start : COPY.again;
    this.#sound.textContent = COPY.sound[signature];
    this.#benefit.textContent = COPY.benefit[signature];
    this.#yours.textContent = COPY.yours(this.#brand.name, COPY.colourway[signature]);
    this.#fitResult();
    this.#wantsFocus = hadFocus && face !== 'play';
    if (hadFocus && face === 'play') this.pads[0]?.focus({ preventScroll: true });
  }
}
