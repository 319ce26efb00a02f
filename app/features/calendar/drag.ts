/** A place in the calendar that a pointer is over. */
export interface Place {
  /** A day, or a day and an hour: '2026-11-23T09:00'. */
  readonly at: string;
  /** Minutes from midnight, where cells are hours. */
  readonly minute: number | undefined;
}

interface DragOptions {
  /** The calendar's own part: its cells have `data-at`. */
  readonly area: HTMLElement;
  /** What is dragged: a copy of it follows the pointer. */
  readonly source: HTMLElement;
  readonly isStretch: boolean;
  /** The cells that it would take here, and the words that its copy shows. Called once for each place, not for each frame. */
  preview(start: Place | undefined, place: Place): { readonly cells: ReadonlySet<string>; readonly text: string };
  drop(start: Place | undefined, place: Place): void;
}

/** A pointer that moves less is a press. */
const SLOP_PX = 5;
/** A finger that rests this long drags; one that moves on at once scrolls. */
const HOLD_MS = 350;
/** So close to the edge of what scrolls, it scrolls by so much a frame. */
const EDGE_PX = 36;
const SCROLL_PX = 10;
const STEP = 15;
/** As wide as the copy of a long event is. */
const GHOST_PX = 200;

let isDragging = false;
let endedAt = 0;

/** The press that ends a drag is also reported as a click. */
export const wasDragged = () => isDragging || performance.now() - endedAt < 80;

/** For the `ref` of what can be dragged from: a browser asks before it scrolls, and while something is dragged it must not. */
export function holdScroll(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const hold = (event: Event) => isDragging && event.cancelable && event.preventDefault();
  const leaving = new AbortController();
  const options = { passive: false, signal: leaving.signal };
  element.addEventListener('touchmove', hold, options);
  element.addEventListener('contextmenu', hold, options);
  return () => leaving.abort();
}

/**
 * Begins once the pointer has moved, or a finger has rested. Where the cells are is read once; a frame then moves the copy by a transform, and marks other cells
 * only when the pointer comes to another place. Nothing is laid out anew until it is dropped.
 */
export function watchDrag(down: PointerEvent, options: DragOptions): void {
  if (down.button !== 0 || isDragging) return;
  const leaving = new AbortController();
  const { signal } = leaving;
  const isTouch = down.pointerType === 'touch';
  let last = down;
  let drag: Drag | undefined;
  const begin = () => {
    drag = startDrag(down, options);
    drag.follow(last);
  };
  const hold = isTouch ? setTimeout(begin, HOLD_MS) : undefined;
  const stop = (place?: Place) => {
    clearTimeout(hold);
    leaving.abort();
    drag?.end(place);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    last = event;
    const hasMoved = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLOP_PX;
    if (drag) drag.follow(event);
    else if (hasMoved && isTouch) stop();
    else if (hasMoved) begin();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', (event) => event.pointerId === down.pointerId && stop(drag?.placeOf(event)), { signal });
  addEventListener('pointercancel', () => stop(), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      stop();
    },
    { signal, capture: true },
  );
}

interface Drag {
  follow(pointer: PointerEvent): void;
  placeOf(pointer: PointerEvent): Place | undefined;
  end(place: Place | undefined): void;
}

function startDrag(down: PointerEvent, { area, source, isStretch, preview, drop }: DragOptions): Drag {
  isDragging = true;
  const findPlace = readCells(area);
  const start = findPlace(down);
  const ghost = copyOf(source, down);
  const label = ghost.querySelector<HTMLElement>('[data-when]');
  const scroller = area.querySelector<HTMLElement>('[data-scroller]');
  const marked = new Set<Element>();
  let pointer = down;
  let shown = '';
  let frame = 0;
  const mark = (cells: ReadonlySet<string>) => {
    for (const cell of marked) cell.removeAttribute('data-target');
    marked.clear();
    for (const at of cells) {
      const cell = area.querySelector(`[data-at="${at}"]`);
      cell?.setAttribute('data-target', '');
      if (cell) marked.add(cell);
    }
  };
  const draw = () => {
    frame = 0;
    if (scroller && scrollAtEdge(scroller, pointer)) frame = requestAnimationFrame(draw);
    const place = findPlace(pointer);
    const name = place ? `${place.at} ${place.minute}` : '';
    if (name !== shown) {
      shown = name;
      const { cells, text } = place ? preview(start, place) : { cells: new Set<string>(), text: '' };
      mark(cells);
      if (label && text) label.textContent = text;
    }
    if (!isStretch) ghost.style.transform = `translate3d(${pointer.clientX - down.clientX}px, ${pointer.clientY - down.clientY}px, 0)`;
  };
  source.dataset.dragged = '';
  area.dataset.dragging = isStretch ? 'stretch' : 'move';
  document.body.append(ghost);
  return {
    follow(event) {
      pointer = event;
      frame ||= requestAnimationFrame(draw);
    },
    placeOf: findPlace,
    end(place) {
      cancelAnimationFrame(frame);
      isDragging = false;
      endedAt = performance.now();
      mark(new Set());
      ghost.remove();
      delete source.dataset.dragged;
      delete area.dataset.dragging;
      if (place) drop(start, place);
    },
  };
}

function copyOf(source: HTMLElement, { clientX }: PointerEvent): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect();
  // A stroke of weeks is not dragged as a whole: its copy begins near the pointer.
  const from = Math.max(left, clientX - GHOST_PX / 2);
  const ghost = document.createElement('div');
  ghost.className = `${source.className} planner-ghost`;
  ghost.ariaHidden = 'true';
  ghost.dataset.kind = source.dataset.kind ?? '';
  ghost.append(...Array.from(source.childNodes, (node) => node.cloneNode(true)));
  Object.assign(ghost.style, { left: `${from}px`, top: `${top}px`, minWidth: `${Math.min(width, GHOST_PX)}px`, height: `${height}px` });
  return ghost;
}

/** Reads where the cells are, and returns what finds the one below a pointer, also after what holds them was scrolled. */
function readCells(area: HTMLElement): (pointer: PointerEvent) => Place | undefined {
  const scroller = area.querySelector<HTMLElement>('[data-scroller]');
  const view = scroller?.getBoundingClientRect();
  const before = { x: scrollX, y: scrollY, top: scroller?.scrollTop ?? 0, left: scroller?.scrollLeft ?? 0 };
  const cells = Array.from(area.querySelectorAll<HTMLElement>('[data-at]'), (cell) => ({
    at: cell.dataset.at ?? '',
    box: cell.getBoundingClientRect(),
    // The head stays where it is while hours are scrolled below it.
    isHead: cell.closest('thead') !== null,
  }));
  const headEnd = Math.max(0, ...cells.filter(({ isHead }) => isHead).map(({ box }) => box.bottom));
  return ({ clientX, clientY }) => {
    const x = clientX + scrollX - before.x;
    const y = clientY + scrollY - before.y;
    if (view && (y < view.top || y > view.bottom || x < view.left || x > view.right)) return undefined;
    const scrolled = { x: x + (scroller?.scrollLeft ?? 0) - before.left, y: y + (scroller?.scrollTop ?? 0) - before.top };
    const isInHead = y < headEnd;
    const found = cells.find(({ box, isHead }) => {
      const at = isHead ? y : scrolled.y;
      return isHead === isInHead && scrolled.x >= box.left && scrolled.x < box.right && at >= box.top && at < box.bottom;
    });
    if (!found) return undefined;
    const { at, box } = found;
    const [, hour] = at.split('T');
    const part = ((scrolled.y - box.top) / box.height) * 60;
    return { at, minute: hour === undefined ? undefined : Math.floor((Number(hour.slice(0, 2)) * 60 + part) / STEP) * STEP };
  };
}

/** Returns whether it scrolled: then the next frame does too, however still the pointer is. */
function scrollAtEdge(scroller: HTMLElement, { clientY }: PointerEvent): boolean {
  const { top, bottom } = scroller.getBoundingClientRect();
  const before = scroller.scrollTop;
  if (clientY > bottom - EDGE_PX) scroller.scrollTop += SCROLL_PX;
  else if (clientY < top + EDGE_PX) scroller.scrollTop -= SCROLL_PX;
  return scroller.scrollTop !== before;
}
