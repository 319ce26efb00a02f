import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { add, setRise } from '#creative-sdk/element.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { clockOf } from './clock.ts';
import { COPY } from './copy.ts';
import { SUN, type Visit } from './visit.ts';

const STEP = 0.2;

/** The day as a slider: the knob is the sun, which becomes a moon at the end. */
export class Dial {
  readonly #element: HTMLElement;
  readonly #knob: HTMLElement;
  readonly #sunset: HTMLElement;
  readonly #time: HTMLElement;
  readonly #visit: Visit;
  readonly #stage: Stage;
  #text = '';

  constructor(stage: Stage, visit: Visit) {
    this.#visit = visit;
    this.#stage = stage;
    // The kit's sign is wide with a logo.
    const element = add(stage.root, 'div', stage.brand.logo ? 'dial beside-logo ck-copy' : 'dial ck-copy');
    this.#element = element;
    element.tabIndex = 0;
    for (const [name, value] of Object.entries({ role: 'slider', 'aria-label': COPY.time, 'aria-valuemin': '0', 'aria-valuemax': '100' }))
      element.setAttribute(name, value);
    add(element, 'i', 'track');
    this.#sunset = add(element, 'i', 'sunset');
    this.#knob = add(element, 'i', 'knob');
    this.#time = add(element, 'span', '');
    const set = (x: number) => {
      // The sun that unlocked the rate by a key may still be held.
      visit.isSunHeld = visit.phase === 'look';
      if (visit.isSunHeld) visit.hourGoal = clamp((x - 20) / (element.clientWidth - 40)) * 2;
    };
    onDrag(element, { start: ({ x }) => set(x), move: ({ x }) => set(x), end: () => this.#letGo() });
  }

  get isFocused(): boolean {
    return document.activeElement === this.#element;
  }

  nudge(direction: number): void {
    this.#visit.hourGoal = clamp(Math.round((this.#visit.hourGoal + direction * STEP) / STEP) * STEP, 0, 2);
    this.#tell();
  }

  #letGo(): void {
    this.#visit.isSunHeld = false;
    this.#tell();
  }

  #tell(): void {
    this.#stage.interaction('time', clockOf(this.#visit.hourGoal));
  }

  /** Where the knob is at an hour, for the hand of autoplay. */
  place(hour: number): { x: number; y: number } {
    const { offsetLeft, offsetTop, clientWidth, clientHeight } = this.#element;
    return { x: offsetLeft + 20 + (hour / 2) * (clientWidth - 40), y: offsetTop + clientHeight - 16 };
  }

  show(): void {
    const { hour, tools, order, since } = this.#visit;
    // To look around comes first, and alone: the sun is for who found the key.
    setRise(this.#element, order === SUN ? tools : 0);
    setRise(this.#sunset, this.#stage.reduced ? tools : tools * (0.7 + 0.3 * Math.sin(since * 5)));
    const text = clockOf(hour);
    this.#knob.style.left = `calc(20px + (100% - 40px) * ${(hour / 2).toFixed(4)})`;
    this.#knob.style.setProperty('--night', clamp(hour - 1).toFixed(2));
    if (text === this.#text) return;
    this.#text = text;
    this.#time.textContent = text;
    this.#element.setAttribute('aria-valuenow', String(Math.round(hour * 50)));
    this.#element.setAttribute('aria-valuetext', text);
  }
}
