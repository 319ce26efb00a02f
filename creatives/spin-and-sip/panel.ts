import { contrast, inkOn, mixColour } from '#creative-sdk/colour.ts';
import { fitSheet } from '#creative-sdk/design.ts';
import { add, addButton, setRise } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { easeOutBack } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { COPY } from './copy.ts';
import type { Palette } from './flavours.ts';
import type { Layout } from './layout.ts';
import type { Outcome } from './outcome.ts';
import type { Reveal } from './reveal.ts';

/** Which of its three contents the panel shows. */
export type Face = 'play' | 'spin' | 'rest' | 'end';

export interface Prize extends Outcome {
  readonly flavour: string;
  readonly reward: string;
}

/** All words and buttons, in design units over the picture. */
export class Panel {
  readonly spin: HTMLButtonElement;
  readonly claim: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly #sheet = document.createElement('div');
  readonly #name;
  readonly #headline;
  readonly #opening;
  readonly #hint;
  readonly #ticket;
  #face: Face | undefined;
  #wantsFocus = false;

  constructor(root: HTMLElement, brand: Brand, palette: Palette) {
    this.#sheet.className = 'sheet ck-copy';
    this.#name = add(this.#sheet, 'p', 'name');
    if (hasOwnMark(brand, COPY.name)) add(this.#name, 'i', 'mark');
    add(this.#name, 'span', '', brand.name);
    this.#opening = add(this.#sheet, 'div', 'opening');
    this.#headline = add(this.#opening, 'h1', '', brand.headline);
    this.#hint = add(this.#opening, 'p', '', COPY.hint);
    this.#ticket = createTicket(this.#sheet);
    this.spin = addButton(this.#sheet, 'spin', COPY.spin);
    this.spin.setAttribute('aria-label', COPY.wheel);
    this.claim = addButton(this.#sheet, 'claim', brand.cta);
    this.again = addButton(this.#sheet, 'quiet');
    paint(this.#sheet, brand, palette);
    root.append(this.#sheet);
  }

  fit(layout: Layout): void {
    fitSheet(this.#sheet, layout);
    fitText(this.#name, 17, 9);
    fitText(this.#headline, layout.isWide ? 40 : 31 + Math.min(6, (layout.height - 480) * 0.05), 10);
    this.#fitPrize();
  }

  /** `other`: what the first flick won, once there is a second. */
  setPrize(prize: Prize, other: Prize | undefined): void {
    this.#hint.textContent = other ? COPY.beat(other.reward) : COPY.hint;
    this.again.classList.toggle('swap', !!other);
    this.#ticket.flavour.textContent = prize.flavour;
    const isWon = prize.code !== '';
    this.again.textContent = other ? COPY.swap(other.reward) : isWon ? COPY.again : COPY.spinNow;
    this.#ticket.label.textContent = isWon ? COPY.won : COPY.could;
    this.#ticket.reward.textContent = prize.reward;
    this.#ticket.use.textContent = isWon ? COPY.inStore : COPY.everyWins;
    this.#ticket.code.textContent = prize.code;
    this.#fitPrize();
  }

  #fitPrize(): void {
    // The prize is the hero: nothing on the card is as large.
    fitText(this.#ticket.reward, 50, 11);
    fitText(this.#ticket.code, 16, 6);
    const isRest = this.#face === 'rest';
    fitText(this.claim, isRest ? 12 : 18, 9);
    this.again.style.fontSize = isRest ? '18px' : '';
  }

  show(face: Face, reveal: Reveal): void {
    this.#setFace(face);
    this.#opening.style.opacity = String(1 - Math.min(1, reveal.tilt * 2.5 + reveal.buttons));
    // The card ends on the brand.
    this.#name.style.scale = String(1 + 0.3 * reveal.title);
    const away = 1 - easeOutBack(reveal.ticket);
    this.#ticket.box.style.transform = `translateY(${(away * 170).toFixed(2)}px) rotate(${(away * 9).toFixed(2)}deg)`;
    this.#ticket.box.style.setProperty('--sheen', reveal.buttons.toFixed(3));
    this.#ticket.box.style.visibility = reveal.ticket > 0 ? 'visible' : 'hidden';
    const buttons = face === 'rest' ? 1 : reveal.buttons;
    setRise(this.claim, buttons, 12);
    setRise(this.again, buttons);
    if (this.#wantsFocus && !this.claim.hidden && buttons === 1) this.#giveFocus(this.claim);
  }

  #setFace(face: Face): void {
    if (face === this.#face) return;
    const hadFocus = document.activeElement;
    const isKeyboardHere = hadFocus === this.spin || hadFocus === this.again;
    this.#face = face;
    this.#sheet.dataset.face = face;
    this.spin.hidden = face !== 'play';
    this.claim.hidden = face === 'play' || face === 'spin';
    this.again.hidden = this.claim.hidden;
    // Before anything is won the button is the flick, and the call to action the quiet line below it.
    const isRest = face === 'rest';
    if (isRest) this.again.textContent = COPY.spinNow;
    this.claim.className = isRest ? 'quiet' : 'claim';
    this.again.classList.toggle('claim', isRest);
    this.again.classList.toggle('quiet', !isRest);
    this.#fitPrize();
    if (isKeyboardHere) this.#wantsFocus = true;
    if (face === 'play' && this.#wantsFocus) this.#giveFocus(this.spin);
  }

  /** The focused button has left the panel: the next one that appears gets the focus. */
  #giveFocus(button: HTMLButtonElement): void {
    this.#wantsFocus = false;
    button.focus({ preventScroll: true });
  }
}

/** The coupon. The call to action lies on its lower part, and is one block with it. */
function createTicket(sheet: HTMLElement) {
  const box = add(sheet, 'div', 'ticket');
  const paper = add(box, 'div', 'paper');
  const head = add(paper, 'p', '');
  const [label, flavour] = [add(head, 'span', ''), add(head, 'span', '')];
  const reward = add(paper, 'strong', '');
  const stub = add(paper, 'p', 'stub');
  return { box, label, flavour, reward, use: add(stub, 'span', ''), code: add(stub, 'b', '') };
}

function paint(sheet: HTMLElement, brand: Brand, palette: Palette): void {
  const colours = {
    '--ink': palette.ink,
    '--primary': brand.primary,
    '--on-primary': inkOn(brand.primary, '#2b0f07', '#ffffff'),
    '--primary-dark': mixColour(brand.primary, '#3a0c04', 0.28),
    '--accent': brand.accent,
    '--signal': contrast(brand.primary, '#fffaf0') >= 4 ? brand.primary : palette.ink,
  };
  for (const [key, colour] of Object.entries(colours)) sheet.style.setProperty(key, colour);
}
