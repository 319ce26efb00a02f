import { reveal, setText } from '#creative-sdk/element.ts';
import { clamp, ramp } from '#creative-sdk/motion.ts';
import { moveRing } from '#creative-sdk/television.ts';
import { copy } from './copy.ts';
import type { Journey } from './journey.ts';
import type { Level } from './levels.ts';
import type { Panels } from './panels.ts';
import { READY_S } from './pour.ts';
import { railPlaces } from './rail.ts';

/** Half the width of a cup's button, units. */
const CUP_HALF = 142;

/** Keeps the interface in step with the journey. */
export class Presenter {
  readonly #panels: Panels;
  readonly #journey: Journey;
  /** The poster offers the landing page beside OK. */
  isPoster = false;
  cardFocus = 0;

  constructor(panels: Panels, journey: Journey) {
    this.#panels = panels;
    this.#journey = journey;
  }

  /** The button that OK presses when nothing else has the focus. */
  get target(): HTMLElement | undefined {
    const { overlay, counter, pouring, card } = this.#panels;
    const targets: Record<Level, HTMLElement | undefined> = {
      programme: undefined,
      overlay: this.isPoster && this.cardFocus ? overlay.cta : overlay.ok,
      counter: counter.buttons[this.#journey.drink],
      // While the shot runs no button has the focus ring, so that a second OK does not leave the brew.
      brew: this.#journey.isReady ? pouring.ok : undefined,
      card: this.cardFocus ? card.again : card.cta,
    };
    return targets[this.#journey.level];
  }

  /** Words and states: only when something was chosen or the level changed. */
  describe(): void {
    const { counter, pouring, card, back } = this.#panels;
    const { recipe, served, drink, level } = this.#journey;
    counter.name.textContent = recipe.drink.name;
    counter.line.textContent = recipe.drink.line;
    counter.level.textContent = copy.strengths[recipe.strength] ?? '';
    for (const [i, bean] of [...counter.beans.children].entries()) bean.classList.toggle('is-full', i <= recipe.strength);
    counter.buttons.forEach((button, i) => {
      button.setAttribute('aria-pressed', String(i === drink));
      button.tabIndex = i === drink ? 0 : -1;
    });
    back.classList.toggle('is-low', level === 'overlay');
    for (const [i, name] of pouring.names.entries()) name.textContent = recipe.drink.patterns[i]?.name ?? '';
    if (level === 'brew' || level === 'card') card.fill(served);
  }

  /** Places and opacities: every frame. */
  update(): void {
    const { bug, back, overlay, counter, brewing, pouring, card } = this.#panels;
    const { level, pour } = this.#journey;
    const room = this.#journey.room.value;
    const slab = this.#journey.overlay.value;
    const close = pour?.close ?? 0;
    const crane = pour?.crane ?? 0;
    reveal(bug, 1 - ramp(room, 0, 0.25));
    reveal(overlay.panel, clamp(slab * 1.4), (1 - slab) * 420);
    overlay.cta.hidden = !this.isPoster;
    const bar = ramp(room, 0.72, 1) * (1 - ramp(close, 0, 0.25));
    reveal(counter.panel, bar, (1 - bar) * 24);
    reveal(counter.cups, bar);
    reveal(brewing.panel, ramp(close, 0.7, 1) * (1 - ramp(crane, 0, 0.2)));
    const served = ramp(crane, 0.6, 0.98) * ramp(pour?.art.finish ?? 0, 0.8, 1);
    reveal(pouring.panel, ramp(crane, 0.8, 1) * (1 - ramp(pour?.art.finish ?? 0, 0, 0.3)));
    reveal(card.panel, served, (1 - served) * 30);
    reveal(back, level === 'programme' || (level === 'overlay' && this.isPoster) ? 0 : level === 'overlay' ? clamp(slab) : ramp(room, 0.6, 1));
    this.#placeCups();
    this.#tellTime();
    moveRing(this.#panels.ui, this.target);
  }

  #placeCups(): void {
    for (const { index, x, alpha } of railPlaces(this.#journey.rail.value)) {
      const button = this.#panels.counter.buttons[index];
      if (!button) continue;
      button.style.left = `${(x - CUP_HALF).toFixed(1)}px`;
      button.style.opacity = alpha.toFixed(2);
    }
  }

  #tellTime(): void {
    const { brewing, pouring } = this.#panels;
    const { brewS, art, served, isReady, isDrawn } = this.#journey;
    brewing.bar.style.transform = `scaleX(${Math.min(1, brewS / READY_S).toFixed(3)})`;
    if (!isReady) return;
    const name = served.pattern.figure === 'cloud' && art.finish === 0 ? copy.sway : served.pattern.name;
    setText(pouring.status, isDrawn ? name : copy.hold);
    pouring.bar.style.transform = `scaleX(${art.poured.toFixed(3)})`;
    for (const [i, name] of pouring.names.entries())
      name.parentElement?.classList.toggle('is-at', isDrawn && served.drink.patterns[i] === served.pattern);
  }
}
