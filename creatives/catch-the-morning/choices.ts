import { COPY } from './copy.ts';
import type { Game } from './game.ts';
import { CHOICES } from './game.ts';
import { INGREDIENTS, type Kind } from './kinds.ts';
import type { Larder } from './larder.ts';

/** Side of a choice's picture, pixels. */
const PICTURE = 128;

/** The calm version: three ingredients on offer, five times. */
export class Choices {
  readonly buttons: readonly HTMLButtonElement[];
  readonly #box = document.createElement('div');
  readonly #prompt = document.createElement('p');
  #shown = -1;
  #focused = 0;

  constructor(sheet: HTMLElement) {
    this.#box.className = 'choices';
    this.#prompt.textContent = COPY.pick;
    this.#box.append(this.#prompt);
    this.buttons = [0, 1, 2].map((i) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.addEventListener('focus', () => {
        this.#focused = i;
      });
      this.#box.append(button);
      return button;
    });
    this.#box.hidden = true;
    sheet.append(this.#box);
  }

  show(game: Game, larder: Larder): void {
    const isOpen = game.phase === 'choose';
    this.#box.hidden = !isOpen;
    const key = isOpen ? game.choice : -1;
    if (key === this.#shown) return;
    this.#shown = key;
    if (!isOpen) return;
    for (const [i, kind] of game.offer.entries()) this.#fill(i, kind, game.choice, larder);
  }

  #fill(i: number, kind: Kind, choice: number, larder: Larder): void {
    const button = this.buttons[i];
    if (!button) return;
    const label = document.createElement('span');
    label.textContent = INGREDIENTS[kind].label;
    button.setAttribute('aria-label', COPY.add(INGREDIENTS[kind].label, choice + 1, CHOICES));
    button.replaceChildren(larder.portrait(kind, PICTURE), label);
  }

  move(step: number): boolean {
    this.#focused = (this.#focused + step + this.buttons.length) % this.buttons.length;
    this.buttons[this.#focused]?.focus();
    return true;
  }

  press(): boolean {
    this.buttons[this.#focused]?.click();
    return true;
  }

  get hasFocus(): boolean {
    return this.#box.contains(document.activeElement);
  }
}
