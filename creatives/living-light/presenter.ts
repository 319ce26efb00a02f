import { reveal } from '#creative-sdk/element.ts';
import { clamp, ramp } from '#creative-sdk/motion.ts';
import { moveRing } from '#creative-sdk/television.ts';
import { copy } from './copy.ts';
import type { Evening } from './evening.ts';
import { lamps } from './lamps.ts';
import type { Panels } from './panels.ts';

/** Seconds that a pressed key is lit in the legend. */
const KEY_S = 0.4;

/** Keeps the interface in step with the evening. */
export class Presenter {
  readonly #panels: Panels;
  readonly #evening: Evening;
  /** Which of the actions has the focus ring; undefined when a lamp has it. */
  action: number | undefined;
  #hadCard = false;
  #keyLeft = 0;

  constructor(panels: Panels, evening: Evening) {
    this.#panels = panels;
    this.#evening = evening;
  }

  /** The actions on offer, left to right. */
  get actions(): readonly HTMLButtonElement[] {
    const { cta, resume, again } = this.#panels.own;
    return [cta, resume, again].filter((action) => !action.hidden);
  }

  /** The button that OK presses when nothing else has the focus. */
  get target(): HTMLButtonElement | undefined {
    if (this.#evening.isFilm) return this.#panels.back;
    if (this.action !== undefined) return this.actions[this.action];
    return this.#panels.buttons[this.#evening.index];
  }

  /** Lights a key of the remote in the legend. */
  light(key: string): void {
    this.#keyLeft = KEY_S;
    this.#hold(key);
  }

  step(dt: number): void {
    if (this.#keyLeft <= 0) return;
    this.#keyLeft -= dt;
    if (this.#keyLeft <= 0) this.#hold('');
  }

  #hold(key: string): void {
    for (const plate of this.#panels.legend.querySelectorAll('.keys > *')) plate.classList.toggle('is-down', plate.classList.contains(key));
  }

  /** Words and states: only when something was chosen. */
  describe(): void {
    const { buttons, tag, own, status } = this.#panels;
    const { lamp, index, isOn, kelvin, warmthStep, isFilm, hasCard, isTour } = this.#evening;
    // The card comes with its button focused, and takes the focus with it.
    if (hasCard !== this.#hadCard) this.action = hasCard && !isTour ? 0 : undefined;
    this.#hadCard = hasCard;
    tag.name.textContent = lamp.name;
    tag.line.textContent = lamp.line;
    tag.price.textContent = `${copy.currency}${lamp.price}`;
    tag.kelvin.textContent = isOn ? `${kelvin} ${copy.kelvin}` : copy.off;
    tag.panel.classList.toggle('is-off', !isOn);
    for (const [i, dot] of [...tag.dots.children].entries()) dot.classList.toggle('is-at', i === warmthStep);
    for (const [i, outline] of [...tag.rail.children].entries()) {
      outline.classList.toggle('is-lit', this.#evening.isLit(i));
      outline.classList.toggle('is-at', i === index);
    }
    status.textContent = isFilm ? copy.playing : copy.paused;
    this.#panels.film.classList.toggle('is-playing', isFilm);
    own.cta.hidden = !hasCard;
    own.again.hidden = !hasCard || isTour;
    own.resume.hidden = hasCard && isTour;
    if (hasCard) own.fill(lamp, kelvin);
    buttons.forEach((button, i) => {
      const one = lamps[i];
      button.setAttribute('aria-pressed', String(i === index && isOn));
      button.setAttribute('aria-label', `${one?.name}, ${copy.currency}${one?.price}, ${i === index && isOn ? copy.on : copy.off}`);
      button.tabIndex = i === index ? 0 : -1;
    });
  }

  /** Places and opacities: every frame. */
  update(): void {
    const { film, room, headline, tag, own, legend, back } = this.#panels;
    const { isFilm, isTour } = this.#evening;
    const shown = this.#evening.room.value;
    const card = clamp(this.#evening.card.value);
    const end = isTour ? 0 : card;
    reveal(film, isFilm ? 1 - ramp(shown, 0.1, 0.6) : 1 - ramp(shown, 0.2, 0.6));
    reveal(room, ramp(shown, 0.6, 1));
    reveal(back, isFilm ? 1 - ramp(shown, 0, 0.5) : 0);
    reveal(tag.panel, clamp(1 - card * 2));
    for (const part of [headline, legend]) reveal(part, clamp(1 - end * 2));
    reveal(own.poster, card - end, (1 - card) * 24);
    reveal(own.card, end, (1 - end) * 24);
    moveRing(this.#panels.ui, this.target);
  }
}
