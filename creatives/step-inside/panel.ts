import { contrast, inkOn } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { add, addButton, setRise, setText } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { hasOwnMark } from '#creative-sdk/own-mark.ts';
import { COPY } from './copy.ts';
import { SUN, type Visit } from './visit.ts';

const RING = 2 * Math.PI * 25;
const LINEN = '#e9dec9';
const INK = '#2b1c12';
/** Large letters need this contrast. */
const LEGIBLE = 3;
const KEY = `<svg class="key" viewBox="0 0 48 112" aria-hidden="true"><path class="ribbon" d="M24 0q-11 16-4 34h8q7-18-4-34z"/><g fill="none" stroke="#8c6730" stroke-width="6"><circle cx="24" cy="44" r="11"/><path d="M24 55v52m0-13h14m-14 11h10"/></g><g fill="none" stroke="#d9b877" stroke-width="2.5"><circle cx="23.5" cy="43.5" r="11"/><path d="M23 55v51m0-13h14m-14 11h10"/></g></svg>`;

/** The words: the plate on the doors, the ring that closes round the key as one looks around, the rate on a card of linen. */
export class Panel {
  readonly #root = document.createElement('div');
  readonly #plate;
  readonly #plateName;
  readonly #headline;
  readonly #name;
  readonly #hint;
  readonly #ring;
  readonly #arc;
  readonly #percent;
  readonly #card;
  readonly #was;
  readonly #now;
  readonly #stay;
  readonly #goal;
  readonly #chips: readonly HTMLButtonElement[];
  readonly #title;
  readonly #cta;
  readonly #again;
  readonly #brandLine;
  #isEnd: boolean | undefined;

  constructor(stage: Stage, visit: Visit) {
    const { brand } = stage;
    const root = this.#root;
    root.className = 'words ck-copy';
    stage.root.append(root);
    root.style.setProperty('--brand', brand.primary);
    root.style.setProperty('--on-brand', inkOn(brand.primary, '#1a120c', '#fffaf2'));
    root.style.setProperty('--price', contrast(brand.primary, LINEN) >= LEGIBLE ? brand.primary : INK);
    const logo = hasOwnMark(brand, COPY.name) ? 'logo arch' : 'logo';
    this.#name = add(root, 'p', `name ${logo}`, brand.name);
    this.#plate = add(root, 'div', 'plate');
    this.#plateName = add(this.#plate, 'p', logo, brand.name);
    this.#headline = add(this.#plate, 'h1', '', brand.headline);
    add(this.#plate, 'p', '', COPY.goal);
    this.#hint = add(root, 'p', 'hint');
    this.#ring = add(root, 'div', 'ring');
    this.#ring.innerHTML = `<svg class="arcs" viewBox="0 0 60 60" aria-hidden="true"><circle cx="30" cy="30" r="25"/><circle class="arc" cx="30" cy="30" r="25"/></svg>${KEY}`;
    this.#arc = this.#ring.querySelector<SVGElement>('.arc');
    this.#percent = add(this.#ring, 'span', '');
    this.#card = add(root, 'div', 'card');
    this.#card.tabIndex = -1;
    this.#card.innerHTML = KEY;
    this.#brandLine = add(this.#card, 'p', `from ${logo}`, brand.name);
    this.#title = add(this.#card, 'h2', '', COPY.rate);
    const price = add(this.#card, 'p', 'price');
    this.#was = add(price, 's', '');
    this.#now = add(price, 'strong', '');
    this.#stay = add(price, 'span', '');
    this.#goal = add(this.#card, 'p', 'goal');
    const actions = add(this.#card, 'div', 'actions');
    const dates = add(actions, 'div', 'dates');
    dates.setAttribute('role', 'group');
    dates.setAttribute('aria-label', COPY.dates);
    this.#chips = COPY.days.map((day, i) => {
      const chip = addButton(dates, '', day);
      chip.setAttribute('aria-pressed', String(i === 1));
      chip.addEventListener('click', () => {
        this.#choose(chip);
        stage.interaction('night', day);
        stage.say(`${this.#now.textContent} ${this.#stay.textContent}`);
      });
      return chip;
    });
    this.#cta = addButton(actions, 'cta', brand.cta);
    this.#cta.addEventListener('click', () => stage.exit('cta'));
    const foot = add(actions, 'div', 'foot');
    this.#again = addButton(foot, 'again', COPY.again);
    this.#again.addEventListener('click', () => visit.again());
    add(foot, 'p', 'small', COPY.sample);
    this.#count();
    this.fit();
  }

  /** One night at least stays chosen. */
  #choose(chip: HTMLElement): void {
    const isChosen = chip.getAttribute('aria-pressed') === 'true';
    if (isChosen && this.#nights === 1) return;
    chip.setAttribute('aria-pressed', String(!isChosen));
    this.#count();
  }

  get #nights(): number {
    return this.#chips.filter((chip) => chip.getAttribute('aria-pressed') === 'true').length;
  }

  #count(): void {
    const nights = this.#nights;
    setText(this.#was, COPY.was(nights));
    setText(this.#now, COPY.now(nights));
    setText(this.#stay, COPY.nights(nights));
  }

  fit(): void {
    for (const [element, largest, smallest] of [
      [this.#plateName, 22, 8],
      [this.#headline, Math.min(64, innerWidth * 0.13), 14],
      [this.#name, 18, 8],
      [this.#brandLine, 18, 8],
    ] as const)
      fitText(element, Math.floor(largest), smallest);
    this.#isEnd = undefined;
  }

  show(visit: Visit): void {
    const { doors, card, finale, phase, coverage, tools, order } = visit;
    const isEnd = phase === 'end';
    setRise(this.#plate, 1 - ramp(doors, 0.02, 0.3));
    setRise(this.#name, Math.min(ramp(doors, 0.6, 1), 1 - card));
    setText(this.#hint, visit.isLed ? COPY.found : visit.isAtEnd && order === 1 ? COPY.walk(visit.there.label) : (COPY.orders[order] ?? ''));
    this.#hint.classList.toggle('turn', order === 0);
    this.#hint.classList.toggle('sun', order === SUN || visit.isLed);
    setRise(this.#hint, phase === 'look' ? ramp(doors, 0.8, 1) : 0);
    setRise(this.#ring, ramp(tools, 0.4, 1));
    this.#ring.classList.toggle('found', coverage.progress >= 1);
    setText(this.#goal, coverage.progress < 1 ? COPY.goal : (COPY.orders[SUN] ?? ''));
    this.#arc?.setAttribute('stroke-dasharray', `${(RING * coverage.progress).toFixed(1)} ${RING.toFixed(1)}`);
    this.#percent.textContent = `${Math.round(coverage.progress * 100)}%`;
    setRise(this.#card, card, 40);
    this.#title.textContent = visit.isGuided ? this.#headline.textContent : finale > 0.1 ? COPY.unlocked : COPY.rate;
    this.#again.textContent = visit.isGuided ? COPY.start : COPY.again;
    this.#card.classList.toggle('guided', visit.isGuided);
    this.#again.classList.toggle('turn', visit.isGuided);
    this.#card.style.setProperty('--finale', finale.toFixed(3));
    if (isEnd !== this.#isEnd) this.#setEnd(isEnd);
    for (const control of [...this.#chips, this.#cta, this.#again]) setRise(control, finale);
  }

  #setEnd(isEnd: boolean): void {
    this.#isEnd = isEnd;
    this.#card.classList.toggle('done', isEnd);
    const active = document.activeElement;
    if (isEnd) {
      fitText(this.#cta, 17, 9);
      // The focus goes to the card, not to its button: a visitor who still turns with the space bar must not leave by it.
      if (active instanceof HTMLElement && active !== document.body) this.#card.focus({ preventScroll: true });
    }
  }
}
