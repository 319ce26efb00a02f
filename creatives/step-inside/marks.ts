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
/** Of the picture's height: where the arrows are (style.css). */
const ARROW = 0.38;
/** A press that moves further, CSS pixels, is no tap. */
const TAP_PX = 6;
const SIDES = { '-1': 'left', 1: 'right' } as const;

/** A mark stands at every place in view that can be walked to; those to the left and right of the view are one arrow each, with their number. */
export class Marks {
  readonly #marks: readonly HTMLButtonElement[];
  readonly #arrows: readonly Arrow[];
  readonly #visit: Visit;

  constructor(stage: Stage, visit: Visit, look: LookInput) {
    const { root } = stage;
    this.#visit = visit;
    this.#marks = VIEWS.map(({ label }, i) => {
      const mark = addButton(root, 'mark ck-copy');
      mark.setAttribute('aria-label', COPY.walk(label));
      add(mark, 'i', '');
      add(mark, 'span', '', label);
      mark.addEventListener('click', () => visit.walkTo(i));
      // By keyboard all of them are in reach.
      mark.addEventListener('focus', () => {
        const { side, azimuth } = this.place(i);
        if (!side) return;
        stage.wake();
        visit.turnTo(azimuth);
      });
      letThrough(mark, look);
      return mark;
    });
    this.#arrows = ([-1, 1] as const).map((side) => this.#createArrow(root, side, look));
  }

  #createArrow(root: HTMLElement, side: -1 | 1, look: LookInput): Arrow {
    const element = addButton(root, `mark more ${SIDES[side]} ck-copy`);
    // The keyboard has the marks.
    element.tabIndex = -1;
    add(element, 'i', '');
    const arrow = { element, number: add(element, 'span', ''), side, azimuth: 0 };
    element.addEventListener('click', () => this.#visit.turnTo(arrow.azimuth));
    letThrough(element, look);
    return arrow;
  }

  /** Where a place's mark is, also for the hand of autoplay. `side`: of the view that it is in (0), −1 left of, 1 right of. */
  place(index: number): { x: number; y: number; side: number; azimuth: number } {
    const { lens, here, yaw, lift } = this.#visit;
    const view = VIEWS[index] ?? here;
    const [azimuth, rise] = sight(here.eye, here.facing, view.mark);
    const at = project(lens, yaw, lift, [azimuth, rise]);
    const side = at && at.x > 30 && at.x < lens.width - 30 ? 0 : Math.sign(azimuth - yaw);
    const { x, y } = side || !at ? { x: side * lens.width, y: lens.horizon } : at;
    return { x: clamp(x, 48, lens.width - 48), y: clamp(y, TOP, lens.height - BOTTOM), side, azimuth };
  }

  show(): void {
    const { phase, walk, view, yaw, lens } = this.#visit;
    const places = this.#marks.map((_, i) => (phase === 'look' && i !== view && !walk ? this.place(i) : undefined));
    const taken: { x: number; y: number }[] = [];
    for (const arrow of this.#arrows) {
      const away = places.flatMap((at) => (at?.side === arrow.side ? at.azimuth : []));
      point(arrow, away.length);
      arrow.azimuth = away.sort((a, b) => Math.abs(a - yaw) - Math.abs(b - yaw))[0] ?? 0;
      if (away.length > 0) taken.push({ x: arrow.side < 0 ? 32 : lens.width - 32, y: lens.height * ARROW });
    }
    this.#marks.forEach((mark, i) => {
      const at = places[i];
      setRise(mark, at ? 1 : 0);
      if (!at) return;
      mark.classList.toggle('away', at.side !== 0);
      if (at.side === 0) {
        for (const other of taken) if (Math.abs(other.x - at.x) < 90 && Math.abs(other.y - at.y) < 44) at.y = other.y + 46;
        taken.push(at);
      }
      mark.style.transform = `translate(${(at.x - 44).toFixed(1)}px, ${(at.y - 22).toFixed(1)}px)`;
    });
  }
}

/** At an edge of the picture: how many places are further on, and where the nearest is. */
interface Arrow {
  readonly element: HTMLElement;
  readonly number: HTMLElement;
  readonly side: -1 | 1;
  azimuth: number;
}

function point({ element, number, side }: Arrow, count: number): void {
  setRise(element, count > 0 ? 1 : 0);
  if (number.textContent === String(count)) return;
  number.textContent = String(count);
  element.setAttribute('aria-label', COPY.more(count, SIDES[side]));
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
