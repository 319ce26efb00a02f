import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeOut, easeOutBack } from '#creative-sdk/motion.ts';
import { copy } from './copy.ts';
import { create, createButton, show, shrink } from './element.ts';
import { GATHER_S, type RoadId, roadIds } from './film.ts';
import type { Deeds } from './interface.ts';
import { createMark } from './mark.ts';
import type { View } from './view.ts';

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
  readonly #stage: Stage;
  #hasPictures = false;

  constructor(stage: Stage, deeds: Deeds) {
    this.#stage = stage;
    this.element.hidden = true;
    this.element.setAttribute('aria-label', stage.brand.name);
    this.#name.append(createMark(), create('span', '', stage.brand.name));
    this.cta = createButton('cta ck-copy', deeds.leave, stage.brand.cta);
    this.#again = createButton('again ck-copy', deeds.again);
    this.#cards = roadIds.map((road) => {
      const card = createButton('postcard', () => deeds.choose(road), create('span', 'title ck-copy', copy.roads[road]));
      card.setAttribute('aria-label', copy.take(copy.roads[road]));
      return card;
    });
    this.element.append(this.#name, this.#line, this.cta, create('div', 'postcards', ...this.#cards, this.#again));
  }

  fit(view: View): void {
    const { width } = this.#stage;
    this.element.hidden = false;
    shrink(this.#name, clamp(24 * view.scale, 14, 26), width * 0.6, 40);
    shrink(this.cta, clamp(18 * view.scale, 13, 19), width * 0.46, 60);
    this.#line.style.fontSize = `${clamp(46 * view.scale, 18, 50).toFixed(1)}px`;
    this.element.hidden = true;
  }

  /** `paint` gives the picture of a road at CSS pixels. */
  hang(paint: (road: RoadId, width: number, height: number) => HTMLCanvasElement): void {
    if (this.#hasPictures) return;
    this.#hasPictures = true;
    for (const [i, card] of this.#cards.entries()) {
      const road = roadIds[i];
      if (!road) continue;
      const picture = paint(road, 300, 190);
      picture.setAttribute('aria-hidden', 'true');
      card.prepend(picture);
    }
  }

  /** `road`: the chosen one, if one was. `share`: 0 … 1 of its gathering; below 0 it is away. */
  show(road: RoadId | undefined, share: number): void {
    show(this.element, share >= 0);
    if (share < 0) return;
    this.#line.textContent = road ? copy.line[road] : this.#stage.brand.headline;
    this.#again.textContent = road ? copy.again : copy.start;
    this.element.style.setProperty('--veil', easeOut(share * 1.6).toFixed(3));
    const seconds = share * GATHER_S;
    const words = easeOut((seconds - 0.1) / 0.3);
    for (const child of [this.#name, this.#line, this.cta, this.#again]) child.style.opacity = words.toFixed(3);
    for (const [i, card] of this.#cards.entries()) {
      const k = easeOutBack(clamp((seconds - i * STAGGER) / 0.3));
      card.style.transform = `translateY(${((1 - k) * 150).toFixed(1)}%)`;
      show(card, roadIds[i] !== road);
    }
  }
}
