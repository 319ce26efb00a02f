import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { create } from '#creative-sdk/element.ts';
import { turnBetween } from './bezel.ts';
import { copy } from './copy.ts';
import type { Spot } from './light-map.ts';

interface WatchHandlers {
  /** Radians that the finger turned anticlockwise since it was last heard of. */
  turn(radians: number): void;
  turned(): void;
  /** Pressed on the dial, or moved there. */
  shine(spot: Spot): void;
  shade(): void;
}

/** Half the width of the box that takes pointers, watch units. */
const REACH = 112;

/** The invisible part of the watch that takes the pointer: a ring to turn and a disc to hold. */
export class WatchInput {
  readonly element = create('div', 'grip');
  readonly #cue: Element | null;

  constructor(stage: Stage, handlers: WatchHandlers) {
    const { element } = this;
    element.tabIndex = 0;
    element.setAttribute('role', 'slider');
    element.setAttribute('aria-label', copy.diveTime);
    element.setAttribute('aria-valuemin', '0');
    element.setAttribute('aria-valuemax', '59');
    element.innerHTML = `<svg viewBox="-${REACH} -${REACH} ${REACH * 2} ${REACH * 2}" aria-hidden="true"><circle class="hold" r="68"/><circle class="ring" r="90"/><path class="cue" d="M112-32A116 116 0 0 0 86-78M87-69 86-78 95-76"/></svg>`;
    this.#cue = element.querySelector('.cue');
    const [hold, bezel] = element.querySelectorAll('circle');
    if (bezel) listenToTurns(bezel, stage, handlers);
    if (hold) listenToHold(hold, stage, handlers);
  }

  place(x: number, y: number, unit: number): void {
    this.element.style.transform = `translate(${(x - REACH).toFixed(1)}px, ${(y - REACH).toFixed(1)}px) scale(${unit.toFixed(3)})`;
  }

  /** `isCued`: an arrow shows which way to turn. */
  update(minutes: number, isCued: boolean): void {
    this.#cue?.setAttribute('visibility', isCued ? 'visible' : 'hidden');
    const text = String(minutes);
    if (this.element.getAttribute('aria-valuenow') === text) return;
    this.element.setAttribute('aria-valuenow', text);
    this.element.setAttribute('aria-valuetext', copy.minutes(minutes));
  }
}

function listenToTurns(bezel: SVGElement, stage: Stage, handlers: WatchHandlers): void {
  let last = 0;
  const angle = (x: number, y: number) => {
    const box = bezel.getBoundingClientRect();
    return Math.atan2(y - box.height / 2, x - box.width / 2);
  };
  onDrag(bezel, {
    start: ({ x, y }) => {
      last = angle(x, y);
      stage.wake();
    },
    move: ({ x, y }) => {
      const now = angle(x, y);
      handlers.turn(turnBetween(now, last));
      last = now;
    },
    end: () => handlers.turned(),
  });
}

function listenToHold(hold: SVGElement, stage: Stage, handlers: WatchHandlers): void {
  const shine = (x: number, y: number) => {
    const { width, height } = hold.getBoundingClientRect();
    handlers.shine({ x: (x / width - 0.5) * 136, y: (y / height - 0.5) * 136 });
  };
  onDrag(hold, {
    start: ({ x, y }) => {
      stage.wake();
      shine(x, y);
    },
    move: ({ x, y }) => shine(x, y),
    end: () => handlers.shade(),
  });
}
