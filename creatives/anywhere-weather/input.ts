import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { create } from '#creative-sdk/element.ts';
import type { CabinPlan } from './cabin-plan.ts';
import { liftTravel } from './cabin-plan.ts';
import { copy } from './copy.ts';

/** What a visitor does with the blinds. */
export interface BlindHandlers {
  /** How far the blind of a window is up when the drag begins, 0 … 1. */
  liftOf(window: number): number;
  hold(lift: number, window: number): void;
  /** `speed`: windows per second, upwards. */
  release(speed: number): void;
  tap(): void;
}

/** Makes the windows draggable; the middle one is the slider for keyboard and screen reader. */
export class BlindInput {
  readonly elements: readonly HTMLElement[];
  #value = '';

  constructor(stage: Stage, plan: CabinPlan, handlers: BlindHandlers) {
    this.elements = plan.panes.map((_, window) => {
      const element = create('div', 'pane');
      this.#listen(element, { stage, window, handlers });
      return element;
    });
    const attributes = {
      role: 'slider',
      'aria-label': copy.slider,
      'aria-orientation': 'vertical',
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-description': copy.hint,
    };
    for (const [name, value] of Object.entries(attributes)) this.slider?.setAttribute(name, value);
    if (this.slider) this.slider.tabIndex = 0;
    this.fit(plan);
  }

  get slider(): HTMLElement | undefined {
    return this.elements[1];
  }

  fit({ panes }: CabinPlan): void {
    for (const [i, { x, y, width, height }] of panes.entries())
      Object.assign(this.elements[i]?.style ?? {}, {
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
        borderRadius: `${width * 0.46}px`,
      });
  }

  show(percent: number, place: string): void {
    const text = copy.raised(percent, place);
    if (text === this.#value) return;
    this.#value = text;
    this.slider?.setAttribute('aria-valuenow', String(percent));
    this.slider?.setAttribute('aria-valuetext', text);
  }

  #listen(element: HTMLElement, { stage, window, handlers }: { stage: Stage; window: number; handlers: BlindHandlers }): void {
    let from = 0;
    onDrag(element, {
      start: () => {
        stage.wake();
        from = handlers.liftOf(window);
      },
      move: ({ dy, isDrag }) => isDrag && handlers.hold(from - dy / liftTravel(element.offsetHeight), window),
      end: ({ isDrag, vy }) => (isDrag ? handlers.release(-vy / element.offsetHeight) : handlers.tap()),
    });
  }
}
