import { create, createButton, setText } from '#creative-sdk/element.ts';
import { copy } from './copy.ts';
import { bakePorthole } from './outlook.ts';
import { type Destination, toDegrees, type WorldId, worldIds } from './weather.ts';
import { portholeAt, worlds } from './worlds.ts';

/** As large as on a phone. */
const PORTHOLE_PX = [42, 56] as const;

/** The four destinations, each with a small window of its own, as radio buttons. */
export class Chips {
  readonly element = create('div', 'chips ck-copy');
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #unpainted: { id: WorldId; button: HTMLElement }[] = [];
  readonly #names = worldIds.map(() => create('span', 'place'));
  readonly #warmths = worldIds.map(() => create('span', 'warmth'));

  constructor(onChoose: (chip: number) => void) {
    this.element.setAttribute('role', 'radiogroup');
    this.element.setAttribute('aria-label', copy.destinations);
    this.#buttons = worldIds.map((id, chip) => {
      const button = createButton('', () => onChoose(chip), create('canvas', ''), this.#names[chip] ?? '', this.#warmths[chip] ?? '');
      button.setAttribute('role', 'radio');
      this.#unpainted.push({ id, button });
      return button;
    });
    this.element.append(...this.#buttons);
  }

  /** Paints one porthole, so that none of them holds up the first picture; `isCut`: all. */
  step(isCut: boolean): void {
    for (const { id, button } of this.#unpainted.splice(0, isCut ? worldIds.length : 1)) {
      const porthole = bakePorthole(worlds[id], portholeAt[id], PORTHOLE_PX);
      button.firstElementChild?.replaceWith(porthole);
    }
  }

  show(chosen: number, live: readonly Destination[]): void {
    for (const [i, button] of this.#buttons.entries()) {
      const isChosen = i === chosen;
      const [name, warmth, destination] = [this.#names[i], this.#warmths[i], live[i]];
      if (name && warmth && destination) {
        setText(name, destination.name);
        setText(warmth, toDegrees(destination.warmth));
      }
      button.setAttribute('aria-checked', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
  }

  /** Moves the keyboard focus to the neighbouring destination and returns its number; undefined while no destination has the focus. */
  neighbour(direction: 1 | -1): number | undefined {
    const focused = document.activeElement;
    const at = focused instanceof HTMLButtonElement ? this.#buttons.indexOf(focused) : -1;
    if (at < 0) return undefined;
    const next = (at + direction + worldIds.length) % worldIds.length;
    this.#buttons[next]?.focus();
    return next;
  }

  /** The middle of a chip on the stage, CSS pixels. */
  middle(i: number): readonly [number, number] {
    const box = this.#buttons[i]?.getBoundingClientRect();
    return box ? [box.left + box.width / 2, box.top + box.height * 0.62] : [0, 0];
  }
}
