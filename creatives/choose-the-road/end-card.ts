import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeOut } from '#creative-sdk/motion.ts';
import { copy } from './copy.ts';
import { create, createButton, show, shrink } from './element.ts';
import { GATHER_S, type RoadId, roadIds } from './film.ts';
import type { Deeds } from './interface.ts';
import { createMark } from './mark.ts';
import { FILM, type View } from './view.ts';

/** From one postcard to the next, seconds. */
const STAGGER = 0.05;

/** Words and the call to action over the night; the other roads as postcards, and the same once more. */
export class EndCard {
  readonly element = create('section', 'end');
  readonly cta: HTMLButtonElement;
  readonly #again: HTMLButtonElement;
  readonly #cards: readonly HTMLButtonElement[];
  readonly #name = create('p', 'end-name ck-copy');
  readonly #line = create('h2', 'end-line ck-copy');
  readonly #offer = create('p', 'end-offer ck-copy', copy.offer);
  readonly #gift = create('p', 'end-gift ck-copy', copy.gift);
  readonly #stage: Stage;
  #hasPictures = false;

  constructor(stage: Stage, deeds: Deeds) {
    this.#stage = stage;
    this.element.hidden = true;
    this.element.setAttribute('aria-label', stage.brand.name);
    this.#name.append(...createMark(stage.brand), create('span', '', stage.brand.name));
    this.cta = createButton('cta ck-copy', deeds.leave, stage.brand.cta);
    this.#again = createButton('again ck-copy', deeds.again);
    this.#cards = roadIds.map((road) => {
      const card = createButton('postcard', () => deeds.choose(road), create('span', 'ck-copy', copy.roads[road]));
      card.setAttribute('aria-label', copy.take(copy.roads[road]));
      return card;
    });
    this.element.append(
      this.#name,
      this.#line,
      this.#gift,
      this.#offer,
      create('div', 'acts', this.cta, this.#again),
      create('div', 'postcards', ...this.#cards),
    );
  }

  fit({ scale, isTall }: View): void {
    const { width, height } = this.#stage;
    const unit = isTall ? 1 : Math.min(scale, height / FILM.height);
    const column = width * (isTall ? 0.88 : 0.4);
    const size = isTall ? 38 : clamp(Math.min(47 * unit, width / 17), 18, 50);
    this.element.hidden = false;
    this.element.style.setProperty('--u', `${unit.toFixed(4)}px`);
    this.#line.textContent = this.#stage.brand.headline;
    shrink(this.#name, clamp(24 * unit, 14, 26), column, 40);
    shrink(this.#line, size, column, size * 2.2);
    shrink(this.#offer, clamp((isTall ? 16 : 19) * unit, 12, 20), column, 56);
    shrink(this.#gift, clamp((isTall ? 33 : 37) * unit, 16, 38), column, 40);
    shrink(this.cta, clamp(18 * unit, 12, 19), column, 60);
    this.#line.textContent = '';
    this.element.hidden = true;
  }

  /** `paint` gives the picture of a road. */
  hang(paint: (road: RoadId) => HTMLCanvasElement): void {
    if (this.#hasPictures) return;
    this.#hasPictures = true;
    for (const [i, road] of roadIds.entries()) this.#cards[i]?.prepend(paint(road));
  }

  /** `road`: the chosen one, if one was. `share`: 0 … 1 of its gathering; below 0 it is away. */
  show(road: RoadId | undefined, share: number): void {
    show(this.element, share >= 0);
    if (share < 0) return;
    this.element.classList.toggle('asks', !road);
    this.#line.textContent = road ? copy.line[road] : this.#stage.brand.headline;
    this.#again.textContent = road ? copy.again : copy.play;
    this.element.style.opacity = easeOut(share * 1.3).toFixed(3);
    for (const [i, card] of this.#cards.entries()) {
      const k = easeOut((share * GATHER_S - i * STAGGER) / 0.3);
      card.style.transform = `translateY(${((1 - k) * 99).toFixed(1)}%)`;
      show(card, roadIds[i] !== road);
    }
  }
}
