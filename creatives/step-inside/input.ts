import type { Stage } from '#creative-sdk/creative.ts';
import { onDrag } from '#creative-sdk/drag.ts';
import { COPY } from './copy.ts';
import type { Visit } from './visit.ts';

/** After a flick the view turns on for this long, seconds. */
const CARRY_S = 0.22;

/** The whole stage can be dragged to look around. For the keyboard it is a slider that says how near the rate is. */
export class LookInput {
  readonly #element = document.createElement('div');
  readonly #visit: Visit;
  /** Goes on with a press that began on another element and moved. */
  readonly takeOver: (event: PointerEvent) => void;

  constructor(stage: Stage, visit: Visit) {
    this.#visit = visit;
    const element = this.#element;
    element.className = 'pad';
    element.tabIndex = 0;
    for (const [name, value] of Object.entries({ role: 'slider', 'aria-label': COPY.look, 'aria-valuemin': '0', 'aria-valuemax': '100' }))
      element.setAttribute(name, value);
    stage.root.append(element);
    /** Where a drag began. One that finds the key ends there: who is led to the pool looks around again with the next press. */
    let from = { yaw: 0, lift: 0, isFound: false };
    const isFree = () => !visit.isLed && from.isFound === visit.isFound;
    this.takeOver = onDrag(element, {
      start: () => {
        const { yaw, lift, isFound, isLed } = visit;
        from = { yaw, lift, isFound: isFound && !isLed };
        if (isFree()) visit.turnTo(yaw, lift);
      },
      move: ({ dx, dy }) => isFree() && visit.turnTo(from.yaw - (dx / visit.lens.focal) * 1.2, from.lift + (dy / visit.lens.focal) * 0.6),
      end: ({ vx, isDrag }) => isDrag && !stage.reduced && isFree() && visit.turnTo(visit.yawGoal - (vx / visit.lens.focal) * CARRY_S),
    });
  }

  show(): void {
    const percent = String(Math.round(this.#visit.coverage.progress * 100));
    if (this.#element.getAttribute('aria-valuenow') === percent) return;
    this.#element.setAttribute('aria-valuenow', percent);
    this.#element.setAttribute('aria-valuetext', COPY.seen(Number(percent)));
  }
}
