/** So far a pointer goes before a press becomes a drag, in pixels. */
const SLACK = 5;
/** Nearer to an edge than this, what is below scrolls, by a step each frame. In pixels. */
const EDGE = 40;
const SCROLL_STEP = 10;

interface DragOptions {
  /** The press it begins with. */
  readonly event: PointerEvent;
  readonly item: HTMLElement;
  /** Where it may be dropped; the first is its own. */
  readonly lists: readonly [HTMLElement, ...HTMLElement[]];
  onStart?(): void;
  /** `index`: among the other items of that list. */
  onDrop(list: HTMLElement, index: number): void;
  onCancel?(): void;
}

interface Place {
  readonly element: HTMLElement;
  /** From the top of the list's content. */
  readonly middle: number;
  /** Stood behind the item. */
  readonly isAfter: boolean;
}

interface Target {
  readonly list: HTMLElement;
  readonly index: number;
}

/**
 * Moves an item with the pointer, and its neighbours out of its way. All of it by `transform` alone: until the item is dropped nothing is rendered and
 * nothing is laid out, so a frame costs the same in a list of any length. In a single list the item itself follows; between lists, which cut off what leaves
 * them, a copy does. Escape takes it back.
 */
export function startDrag({ event, item, lists, onStart, onDrop, onCancel }: DragOptions): void {
  const end = new AbortController();
  const { signal } = end;
  const first = { x: event.clientX, y: event.clientY };
  let now = first;
  let flight: Flight | undefined;
  let frame = 0;

  const paint = () => {
    flight?.paint(now.x, now.y);
    frame = requestAnimationFrame(paint);
  };
  const move = ({ clientX, clientY, pointerId }: PointerEvent) => {
    if (pointerId !== event.pointerId) return;
    now = { x: clientX, y: clientY };
    if (flight || Math.hypot(now.x - first.x, now.y - first.y) < SLACK) return;
    flight = createFlight(item, lists, first);
    onStart?.();
    paint();
  };
  const finish = (isDropped: boolean) => {
    end.abort();
    cancelAnimationFrame(frame);
    if (!flight) return;
    if (isDropped) flight.paint(now.x, now.y);
    const target = flight.land();
    // The press that ended is no click on what lies below.
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }));
    if (isDropped && target) onDrop(target.list, target.index);
    else onCancel?.();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', ({ pointerId }) => pointerId === event.pointerId && finish(true), { signal });
  addEventListener('pointercancel', ({ pointerId }) => pointerId === event.pointerId && finish(false), { signal });
  addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !flight) return;
      stop(key);
      finish(false);
    },
    { signal, capture: true },
  );
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

interface Flight {
  paint(x: number, y: number): void;
  /** Takes all marks back, and says where the item is. */
  land(): Target | undefined;
}

function createFlight(item: HTMLElement, lists: DragOptions['lists'], first: { readonly x: number; readonly y: number }): Flight {
  const [home] = lists;
  const box = item.getBoundingClientRect();
  const listBox = home.getBoundingClientRect();
  const places = new Map(lists.map((list) => [list, listPlaces(list, item)]));
  const copy = lists.length > 1 ? addCopy(item, box) : undefined;
  let target: Target | undefined;
  for (const list of lists) list.dataset.dragging = '';
  item.dataset.dragged = '';

  /** `top`: of what moves, on the screen. */
  const findTarget = (x: number, y: number, top: number): Target | undefined => {
    const list = copy ? lists.find((one) => isInside(one.getBoundingClientRect(), x, y)) : home;
    if (!list) return undefined;
    const inList = top - list.getBoundingClientRect().top + list.scrollTop;
    // Among its own neighbours the edge that comes first counts, elsewhere its middle.
    const reach = ({ isAfter }: Place) => (list === home ? (isAfter ? box.height : 0) : box.height / 2);
    return { list, index: (places.get(list) ?? []).filter((place) => place.middle < inList + reach(place)).length };
  };

  return {
    paint(x, y) {
      // What scrolled meanwhile; a copy stays where the pointer is.
      const scrolled = copy ? 0 : home.getBoundingClientRect().top - listBox.top;
      const free = y - first.y - scrolled;
      const dy = copy ? free : Math.min(listBox.bottom - box.bottom, Math.max(listBox.top - box.top, free));
      target = findTarget(x, y, box.top + scrolled + dy);
      (copy ?? item).style.setProperty('transform', `translate(${copy ? x - first.x : 0}px, ${dy}px)`);
      for (const [list, all] of places)
        for (const [index, { element, isAfter }] of all.entries()) {
          const left = list === home && isAfter && target ? -box.height : 0;
          const came = target?.list === list && index >= target.index ? box.height : 0;
          element.style.setProperty('transform', left + came ? `translateY(${left + came}px)` : '');
        }
      scrollNear(target?.list, y);
    },
    land() {
      for (const list of lists) delete list.dataset.dragging;
      delete item.dataset.dragged;
      for (const { element } of [...places.values()].flat()) element.style.removeProperty('transform');
      item.style.removeProperty('transform');
      copy?.remove();
      return target;
    },
  };
}

function listPlaces(list: HTMLElement, item: HTMLElement): readonly Place[] {
  const { top } = list.getBoundingClientRect();
  const others = Array.from(list.children).filter((child): child is HTMLElement => child instanceof HTMLElement && child !== item);
  return others.map((element) => {
    const box = element.getBoundingClientRect();
    const isAfter = Boolean(item.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    return { element, middle: box.top - top + list.scrollTop + box.height / 2, isAfter };
  });
}

/** Beside the item's list and above the page, where no list cuts it off. */
function addCopy(item: HTMLElement, box: DOMRect): HTMLElement {
  const copy = document.createElement('div');
  copy.className = `${item.className} drag-copy`;
  copy.setAttribute('aria-hidden', 'true');
  copy.append(...Array.from(item.childNodes, (node) => node.cloneNode(true)));
  for (const side of ['left', 'top', 'width', 'height'] as const) copy.style.setProperty(side, `${box[side]}px`);
  document.body.append(copy);
  return copy;
}

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number) => x >= left && x <= right && y >= top - EDGE && y <= bottom + EDGE;

function scrollNear(list: HTMLElement | undefined, y: number) {
  const step = (top: number, bottom: number) => (y < top + EDGE ? -SCROLL_STEP : y > bottom - EDGE ? SCROLL_STEP : 0);
  if (list && list.scrollHeight > list.clientHeight) {
    const { top, bottom } = list.getBoundingClientRect();
    list.scrollTop += step(top, bottom);
  }
  const byPage = step(0, innerHeight);
  if (byPage) scrollBy(0, byPage);
}
