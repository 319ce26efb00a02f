import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { create } from '#creative-sdk/element.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { copy } from './copy.ts';
import { FLOOR_M, zoneAt } from './fathom.ts';

interface GaugeHandlers {
  /** The visitor moves the slider; `isDone` when the pointer is released. */
  slide(depth: number, isDone: boolean): void;
}

/** The depth gauge at the edge: it shows the depth, and is the slider that changes it. */
export class Gauge {
  readonly element = create('div', 'gauge');
  readonly #marker = create('div', 'marker');
  readonly #fill = create('div', 'fill');
  #height = 1;
  #said = -1;

  constructor(stage: Stage, handlers: GaugeHandlers) {
    const { element } = this;
    element.tabIndex = 0;
    element.setAttribute('role', 'slider');
    element.setAttribute('aria-label', copy.depth);
    element.setAttribute('aria-orientation', 'vertical');
    element.setAttribute('aria-valuemin', '0');
    element.setAttribute('aria-valuemax', String(FLOOR_M));
    const scale = create('div', 'scale');
    scale.innerHTML = ticks();
    scale.append(this.#fill, this.#marker);
    element.append(scale);
    const toDepth = (y: number) => clamp((y - (element.clientHeight - this.#height) / 2) / this.#height) * FLOOR_M;
    let depth = 0;
    const slide = (y: number) => {
      depth = toDepth(y);
      stage.wake();
      handlers.slide(depth, false);
    };
    onDrag(element, {
      start: ({ y }) => slide(y),
      move: ({ y }) => slide(y),
      end: () => handlers.slide(depth, true),
    });
  }

  resize(): void {
    this.#height = Math.max(1, this.#marker.parentElement?.clientHeight ?? 1);
  }

  update(depth: number): void {
    const part = depth / FLOOR_M;
    this.#marker.style.transform = `translateY(${(part * this.#height).toFixed(2)}px)`;
    this.#fill.style.transform = `scaleY(${part.toFixed(4)})`;
    const rounded = Math.round(depth);
    if (rounded === this.#said) return;
    this.#said = rounded;
    this.element.setAttribute('aria-valuenow', String(rounded));
    this.element.setAttribute('aria-valuetext', copy.depthIs(rounded, zoneAt(depth)));
  }
}

function ticks(): string {
  return Array.from({ length: 31 }, (_, i) => {
    const kind = i % 10 === 0 ? 'long' : i % 5 === 0 ? 'mid' : '';
    const label = i % 10 === 0 ? `<span class="ck-copy" aria-hidden="true">${i * 10}</span>` : '';
    return `<i class="${kind}" style="top:${((i / 30) * 100).toFixed(2)}%">${label}</i>`;
  }).join('');
}
