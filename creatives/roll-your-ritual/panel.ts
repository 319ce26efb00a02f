import { inkOn, mixColour } from '#creative-sdk/colour.ts';
import { fitSheet } from '#creative-sdk/design.ts';
import { add, addButton, setRise } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { easeOutBack, mix, ramp } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import type { Brand } from '#protocol/brand.ts';
import { BUNDLE_SIZE } from './bundle.ts';
import { COPY } from './copy.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import { MARK } from './print.ts';
import { Shelf } from './shelf.ts';

const ARROW = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 14.500l6-6 6 6"/></svg>';

/** All words and buttons, in design units over the picture. */
export class Panel {
  readonly keep: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  readonly previous: HTMLButtonElement;
  readonly cta: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly sheet = document.createElement('div');
  readonly #name;
  readonly #headline;
  readonly #goal;
  readonly #about;
  readonly #shelf;
  #layout: Layout;
  /** How much larger the brand stands on the end card. */
  #grown = 1;
  #shown = '';
  #wantsFocus = false;

  constructor(root: HTMLElement, brand: Brand, layout: Layout) {
    this.#layout = layout;
    this.sheet.className = 'sheet ck-copy';
    this.#name = add(this.sheet, 'p', 'name');
    if (hasOwnMark(brand, COPY.name)) this.#name.innerHTML = `<svg viewBox="-9 -12 18 24" aria-hidden="true"><path d="${MARK}"/></svg>`;
    add(this.#name, 'span', '', brand.name);
    this.#headline = add(this.sheet, 'h1', '', brand.headline);
    this.#goal = add(this.sheet, 'p', 'goal');
    this.#about = createAbout(this.sheet);
    this.previous = addButton(this.sheet, 'arrow previous', '');
    this.next = addButton(this.sheet, 'arrow next', '');
    this.previous.innerHTML = ARROW;
    this.next.innerHTML = ARROW;
    this.previous.setAttribute('aria-label', COPY.previous);
    this.next.setAttribute('aria-label', COPY.next);
    this.keep = addButton(this.sheet, 'keep');
    this.#shelf = new Shelf(this.sheet);
    this.cta = addButton(this.sheet, 'cta', brand.cta);
    this.again = addButton(this.sheet, 'again', COPY.again);
    paint(this.sheet, brand);
    root.append(this.sheet);
    this.fit(layout);
  }

  fit(layout: Layout): void {
    this.#layout = layout;
    const { isWide } = layout;
    fitSheet(this.sheet, layout);
    fitText(this.#name, 15, 7);
    fitText(this.#headline, isWide ? 42 : 31, 11);
    fitText(this.cta, 17, 9);
    const { clientWidth } = this.#name;
    this.#name.style.width = 'auto';
    this.#grown = Math.min(1.4, (isWide ? 212 : Math.min(layout.width - 88, clientWidth)) / Math.max(1, this.#name.offsetWidth));
    this.#name.style.width = `${clientWidth}px`;
    this.#shown = '';
  }

  /** The middle of the Keep button, design units. */
  get keepAt(): { x: number; y: number } {
    return { x: this.keep.offsetLeft + this.keep.offsetWidth * 0.62, y: this.keep.offsetTop + this.keep.offsetHeight * 0.6 };
  }

  show(game: Game): void {
    const { phase, finale } = game;
    this.#setState(game);
    const away = 1 - ramp(finale, 0, 0.09);
    for (const part of [this.#about.box, this.keep, this.next, this.previous]) setRise(part, phase === 'rest' ? 0 : away);
    for (const line of [this.#headline, this.#goal]) setRise(line, away, -8);
    // Over the picture the brand is light; it comes back when the drum has passed.
    const { isWide } = this.#layout;
    this.#name.style.opacity = isWide ? '' : (away + ramp(finale, 0.56, 0.64)).toFixed(3);
    this.#name.classList.toggle('light', !isWide && finale > 0.3);
    // The brand comes last, larger than the button's words.
    this.#name.style.transform = `scale(${mix(1, this.#grown, easeOutBack((finale - 0.84) / 0.16)).toFixed(4)})`;
    this.#shelf.show(finale);
    const buttons = phase === 'rest' ? 1 : ramp(finale, 0.58, 0.7);
    setRise(this.cta, buttons, 14);
    setRise(this.again, buttons);
    if (this.#wantsFocus && buttons === 1) this.#giveFocus(this.cta);
  }

  #setState({ step, kept, phase, ritual }: Game): void {
    const state = `${step.id} ${kept.join()} ${phase}`;
    if (state === this.#shown) return;
    const isNewPhase = this.sheet.dataset.phase !== phase;
    this.#shown = state;
    const isKept = kept.includes(step.id);
    this.#about.name.textContent = step.name;
    this.#about.price.textContent = COPY.price(step.price);
    this.#about.note.textContent = COPY.note(step.essence, step.feel, step.size);
    this.#goal.textContent = COPY.goals[kept.length] ?? '';
    this.keep.textContent = (isKept ? COPY.kept : COPY.keep)(step.name);
    this.keep.classList.toggle('kept', isKept);
    this.keep.setAttribute('aria-label', (isKept ? COPY.putBack : COPY.keep)(step.name));
    this.again.textContent = phase === 'rest' ? COPY.choose : COPY.again;
    if (ritual.length === BUNDLE_SIZE) this.#shelf.fill(ritual, this.#layout);
    if (isNewPhase) this.#moveFocus(phase);
  }

  /** When the focused button disappears, the focus moves to another one. */
  #moveFocus(phase: string): void {
    const hadFocus = document.activeElement;
    const isHere = hadFocus instanceof HTMLElement && hadFocus !== document.body;
    this.sheet.dataset.phase = phase;
    if (phase === 'finale' || phase === 'end') this.#wantsFocus ||= isHere && hadFocus !== this.cta && hadFocus !== this.again;
    if (phase === 'play' && (hadFocus === this.again || hadFocus === this.cta)) this.#giveFocus(this.keep);
  }

  #giveFocus(button: HTMLButtonElement): void {
    this.#wantsFocus = false;
    button.style.visibility = 'visible';
    button.focus({ preventScroll: true });
  }
}

function createAbout(sheet: HTMLElement) {
  const box = add(sheet, 'div', 'about');
  const name = add(box, 'h2', '');
  const price = add(box, 'strong', '');
  const note = add(box, 'p', 'note');
  return { box, name, price, note };
}

function paint(sheet: HTMLElement, brand: Brand): void {
  const colours = {
    '--primary': brand.primary,
    '--on-primary': inkOn(brand.primary, '#1c2620', '#fffaf2'),
    '--primary-dark': mixColour(brand.primary, '#0c120e', 0.35),
  };
  for (const [key, colour] of Object.entries(colours)) sheet.style.setProperty(key, colour);
}
