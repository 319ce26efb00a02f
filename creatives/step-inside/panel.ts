import { inkOn, mixColour } from '#creative-sdk/colour.ts';
import type { Stage } from '#creative-sdk/creative.ts';
import { add, addButton, setRise } from '#creative-sdk/element.ts';
import { fitText } from '#creative-sdk/fit-text.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { COPY } from './copy.ts';
import type { Visit } from './visit.ts';

const RING = 2 * Math.PI * 19;

/** The words: the plate on the doors, the ring of what has been seen, the rate card. */
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
    root.style.setProperty('--card', brand.primary);
    root.style.setProperty('--ink', inkOn(brand.primary, '#1a120c', '#fffaf2'));
    const button = inkOn(brand.primary, '#1a120c', '#fffaf2');
    root.style.setProperty('--on-ink', inkOn(button, mixColour(brand.primary, '#14120e', 0.35), '#ffffff'));
    this.#name = add(root, 'p', 'name', brand.name);
    this.#plate = add(root, 'div', 'plate');
    this.#plateName = add(this.#plate, 'p', '', brand.name);
    this.#headline = add(this.#plate, 'h1', '', brand.headline);
    this.#hint = add(root, 'p', 'hint', COPY.hint);
    this.#ring = add(root, 'div', 'ring');
    this.#ring.innerHTML =
      '<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="19"/><circle class="arc" cx="24" cy="24" r="19"/></svg>';
    this.#arc = this.#ring.querySelector<SVGElement>('.arc');
    this.#percent = add(this.#ring, 'span', '');
    this.#card = add(root, 'div', 'card');
    this.#card.tabIndex = -1;
    this.#brandLine = add(this.#card, 'p', 'from', brand.name);
    this.#title = add(this.#card, 'h2', '', COPY.rate);
    const price = add(this.#card, 'p', 'price');
    add(price, 's', '', COPY.was);
    add(price, 'strong', '', COPY.now);
    add(price, 'span', '', COPY.night);
    add(this.#card, 'p', 'goal', COPY.goal);
    const actions = add(this.#card, 'div', 'actions');
    this.#cta = addButton(actions, 'cta', brand.cta);
    this.#cta.addEventListener('click', () => stage.exit('cta'));
    this.#again = addButton(actions, 'again', COPY.again);
    this.#again.addEventListener('click', () => visit.again());
    add(this.#card, 'p', 'small', COPY.sample);
    this.fit();
  }

  fit(): void {
    for (const [element, largest, smallest] of [
      [this.#plateName, 22, 8],
      [this.#headline, Math.min(64, innerWidth * 0.13), 14],
      [this.#name, 19, 8],
      [this.#brandLine, 15, 8],
    ] as const)
      fitText(element, Math.floor(largest), smallest);
    this.#isEnd = undefined;
  }

  show(visit: Visit): void {
    const { doors, card, finale, phase, coverage } = visit;
    const isEnd = phase === 'end';
    setRise(this.#plate, 1 - ramp(doors, 0.02, 0.3));
    setRise(this.#name, Math.min(ramp(doors, 0.6, 1), 1 - card));
    const isFresh = coverage.progress < 0.5;
    this.#hint.textContent = isFresh ? COPY.hint : COPY.goal;
    setRise(this.#hint, phase === 'look' ? ramp(doors, 0.8, 1) : 0);
    setRise(this.#ring, phase === 'doors' ? ramp(doors, 0.6, 1) : 1 - card);
    this.#arc?.setAttribute('stroke-dasharray', `${(RING * coverage.progress).toFixed(1)} ${RING.toFixed(1)}`);
    this.#percent.textContent = `${Math.round(coverage.value * 100)}%`;
    setRise(this.#card, card, 40);
    this.#title.textContent = visit.isGuided ? this.#headline.textContent : finale > 0.1 ? COPY.unlocked : COPY.rate;
    this.#again.textContent = visit.isGuided ? COPY.start : COPY.again;
    this.#card.classList.toggle('guided', visit.isGuided);
    this.#card.style.setProperty('--finale', finale.toFixed(3));
    if (isEnd !== this.#isEnd) this.#setEnd(isEnd);
    setRise(this.#cta, finale);
    setRise(this.#again, finale);
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
