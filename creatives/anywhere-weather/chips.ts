import { copy } from './copy.ts';
import { bakePorthole } from './outlook.ts';
import { type Destination, destinations } from './weather.ts';
import { portholeAt, worlds } from './worlds.ts';

const PORTHOLE_PX = [19, 26] as const;

/** The four destinations, each with a small window of its own, as radio buttons. */
export class Chips {
  readonly element = document.createElement('div');
  readonly #buttons: readonly HTMLButtonElement[];

  constructor(onChoose: (destination: Destination) => void) {
    this.element.className = 'chips ck-copy';
    this.element.setAttribute('role', 'radiogroup');
    this.element.setAttribute('aria-label', copy.destinations);
    this.#buttons = destinations.map((destination) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('role', 'radio');
      const porthole = bakePorthole(worlds[destination.id], portholeAt[destination.id], PORTHOLE_PX);
      porthole.setAttribute('aria-hidden', 'true');
      button.append(porthole, Object.assign(document.createElement('span'), { textContent: destination.name }));
      button.addEventListener('click', () => onChoose(destination));
      return button;
    });
    this.element.append(...this.#buttons);
  }

  show(chosen: Destination): void {
    for (const [i, button] of this.#buttons.entries()) {
      const isChosen = destinations[i] === chosen;
      button.setAttribute('aria-checked', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
    }
  }

  /** Moves the keyboard focus to the neighbouring destination and returns that one; undefined while no destination has the focus. */
  neighbour(direction: 1 | -1): Destination | undefined {
    const focused = document.activeElement;
    const at = focused instanceof HTMLButtonElement ? this.#buttons.indexOf(focused) : -1;
    if (at < 0) return undefined;
    const next = (at + direction + destinations.length) % destinations.length;
    this.#buttons[next]?.focus();
    return destinations[next];
  }

  /** The middle of a chip on the stage, CSS pixels. */
  middle(i: number): readonly [number, number] {
    const box = this.#buttons[i]?.getBoundingClientRect();
    return box ? [box.left + box.width / 2, box.top + box.height * 0.62] : [0, 0];
  }
}
