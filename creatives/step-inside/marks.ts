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
/** A press that moves further, CSS pixels, is no tap. */
const TAP_PX = 6;

/** A mark stands at every place that can be walked to. One that is out of view waits at its side of the picture. */
export class Marks {
  readonly #marks: readonly HTMLButtonElement[];
  readonly #visit: Visit;

  constructor(root: HTMLElement, visit: Visit, look: LookInput) {
    this.#visit = visit;
    this.#marks = VIEWS.map(({ label }, i) => {
      const mark = addButton(root, 'mark ck-copy');
      mark.setAttribute('aria-label', COPY.walk(label));
      add(mark, 'i', '');
      add(mark, 'span', '', label);
      mark.addEventListener('click', () => visit.walkTo(i));
      letThrough(mark, look);
      return mark;
    });
  }

  /** Where a place's mark is, for the hand of autoplay. */
  place(index: number): { x: number; y: number } {
    const { lens, here, yaw, lift } = this.#visit;
    const view = VIEWS[index] ?? here;
    const [azimuth, rise] = sight(here.eye, here.facing, view.mark);
    const at = project(lens, yaw, lift, [azimuth, rise]);
    const isLeft = azimuth < yaw;
    const edge = { x: isLeft ? 0 : lens.width, y: lens.horizon + index * 46 - 40 };
    const { x, y } = at && at.x > 30 && at.x < lens.width - 30 ? at : edge;
    return { x: clamp(x, 48, lens.width - 48), y: clamp(y, TOP, lens.height - BOTTOM) };
  }

  show(): void {
    const { phase, walk, view } = this.#visit;
    const taken: { x: number; y: number }[] = [];
    this.#marks.forEach((mark, i) => {
      const isOpen = phase === 'look' && i !== view && !walk;
      setRise(mark, isOpen ? 1 : 0);
      if (!isOpen) return;
      const at = this.place(i);
      for (const other of taken) if (Math.abs(other.x - at.x) < 90 && Math.abs(other.y - at.y) < 44) at.y = other.y + 46;
      taken.push(at);
      mark.style.transform = `translate(${(at.x - 44).toFixed(1)}px, ${(at.y - 22).toFixed(1)}px)`;
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
