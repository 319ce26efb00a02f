import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeOut, easeOutBack } from '#creative-sdk/motion.ts';
import { copy } from './copy.ts';
import { create, createButton, show, shrink } from './element.ts';
import { GATHER_S, type RoadId, roadIds } from './film.ts';
import type { Deeds } from './interface.ts';
import { createMark } from './mark.ts';
import type { View } from './view.ts';

/** Postcards: how each lies on the table, degrees and share of its height. */
const LIE = [
  { turn: -5, drop: 0.06 },
  { turn: 1.5, drop: -0.03 },
  { turn: 6, drop: 0.08 },
] as const;
const STAGGER = 0.16;

/** The three roads as postcards, the chosen one lit, and the call to action. */
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
    this.element.append(this.#name, this.#line, create('div', 'actions', this.cta, this.#again), create('div', 'postcards', ...this.#cards));
  }

  fit(view: View): void {
    const { width } = this.#stage;
    this.element.hidden = false;
    shrink(this.#name, clamp(26 * view.scale, 14, 28), width * 0.42, 40);
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
    const words = easeOut((seconds - 0.1) / 0.4);
    for (const child of this.element.children)
      if (child instanceof HTMLElement && child.className !== 'postcards') child.style.opacity = words.toFixed(3);
    for (const [i, card] of this.#cards.entries()) {
      const { turn, drop } = LIE[i] ?? LIE[0];
      const k = easeOutBack(clamp((seconds - i * STAGGER * 0.5) / (GATHER_S - STAGGER)));
      card.style.transform = `translate(${((1 - k) * 60).toFixed(1)}%, ${(drop * 100 + (1 - k) * 130).toFixed(1)}%) rotate(${(turn + (1 - k) * 14).toFixed(2)}deg)`;
      card.classList.toggle('lit', roadIds[i] === road);
    }
  }
}
