import type { Stage } from '#creative-sdk/creative.ts';
import { add, addButton, setRise } from '#creative-sdk/element.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { COPY } from './copy.ts';
import type { LookInput } from './input.ts';
import { project, sight } from './lens.ts';
import { VIEWS } from './views.ts';
import type { Visit } from './visit.ts';

/** Distance from the top, where the page has its close button, and from the bottom, where the dial is. */
const TOP = 92;
const BOTTOM = 122;
/** Of the picture's height: where the mark of a place out of view waits at the edge. */
const EDGE = 0.47;
/** A press that moves further, CSS pixels, is no tap. */
const TAP_PX = 6;

/** A mark stands at the place that can be walked to; while that is out of view, it waits at the edge of the picture and points there. */
export class Marks {
  readonly #marks: readonly HTMLButtonElement[];
  readonly #visit: Visit;
  readonly #isCalm: boolean;

  constructor(stage: Stage, visit: Visit, look: LookInput) {
    this.#visit = visit;
    this.#isCalm = stage.reduced;
    this.#marks = VIEWS.map(({ label }, i) => {
      const mark = addButton(stage.root, 'mark ck-copy');
      mark.setAttribute('aria-label', COPY.walk(label));
      add(mark, 'i', '');
      add(mark, 'span', '', label);
      mark.addEventListener('click', () => visit.walkTo(i));
      letThrough(mark, look);
      return mark;
    });
  }

  /** Where a place's mark is, also for the hand of autoplay. `side`: of the view that it is in (0), −1 left of, 1 right of. */
  place(index: number): { x: number; y: number; side: number } {
    const { lens, here, yaw, lift } = this.#visit;
    const [azimuth, rise] = sight(here.eye, here.facing, (VIEWS[index] ?? here).mark);
    const at = project(lens, yaw, lift, [azimuth, rise]);
    const side = at && at.x > 30 && at.x < lens.width - 30 ? 0 : Math.sign(azimuth - yaw);
    const { x, y } = side || !at ? { x: side * lens.width, y: lens.height * EDGE } : at;
    return { x: clamp(x, 48, lens.width - 48), y: clamp(y, TOP, lens.height - BOTTOM), side };
  }

  show(): void {
    const { phase, walk, view, isLed, isAtEnd, since } = this.#visit;
    this.#marks.forEach((mark, i) => {
      const isThere = phase === 'look' && i !== view && !walk && !isLed;
      setRise(mark, isThere ? 1 : 0);
      if (!isThere) return;
      const { x, y, side } = this.place(i);
      mark.classList.toggle('call', isAtEnd);
      mark.classList.toggle('left', side < 0);
      mark.classList.toggle('right', side > 0);
      const pulse = isAtEnd ? 1.1 + (this.#isCalm ? 0 : 0.1 * Math.sin(since * 6)) : 1;
      mark.style.transform = `translate(${(x - 44).toFixed(1)}px, ${(y - 22).toFixed(1)}px) scale(${pulse})`;
    });
  }
}

/** A mark lies over the area that is dragged to look around: a press on a mark that then moves turns the view instead of walking there. */
function letThrough(mark: HTMLElement, look: LookInput): void {
  let from: PointerEvent | undefined;
  mark.addEventListener('pointerdown', (event) => {
    from = event;
  });
  mark.addEventListener('pointermove', (event) => {
    if (!from || event.pointerId !== from.pointerId || event.buttons === 0) return;
    if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) <= TAP_PX) return;
    from = undefined;
    look.takeOver(event);
  });
}
