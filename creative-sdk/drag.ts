export interface DragPoint {
  /** CSS pixels from the element's top left corner. */
  readonly x: number;
  readonly y: number;
  /** Movement since the press. */
  readonly dx: number;
  readonly dy: number;
  /** CSS pixels per second over the last 80 ms. */
  readonly vx: number;
  readonly vy: number;
  /** True once the pointer moved more than 6 px: a drag, no longer a tap. */
  readonly isDrag: boolean;
}

export interface DragHandlers {
  start?(point: DragPoint): void;
  move?(point: DragPoint): void;
  /** Released, or cancelled because the browser uses the gesture itself. */
  end?(point: DragPoint): void;
}

/**
 * Follows one pointer at a time on `element`. Set its `touch-action` in CSS: `pan-y` where the page must still scroll. The function that it returns
 * takes over a press that began on another element: it starts the drag here, at the given event.
 */
export function onDrag(element: HTMLElement | SVGElement, handlers: DragHandlers): (event: PointerEvent) => void {
  let active = -1;
  let origin = { x: 0, y: 0 };
  let far = false;
  let trail: { x: number; y: number; at: number }[] = [];
  const toPoint = (event: PointerEvent): DragPoint => {
    const box = element.getBoundingClientRect();
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    trail = [...trail.filter((p) => event.timeStamp - p.at < 80), { x, y, at: event.timeStamp }];
    const first = trail[0] ?? { x, y, at: event.timeStamp };
    const seconds = Math.max(0.008, (event.timeStamp - first.at) / 1000);
    far ||= Math.hypot(x - origin.x, y - origin.y) > 6;
    return { x, y, dx: x - origin.x, dy: y - origin.y, vx: (x - first.x) / seconds, vy: (y - first.y) / seconds, isDrag: far };
  };
  const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', handle: (event: PointerEvent) => void) =>
    element.addEventListener(type, (event) => event instanceof PointerEvent && handle(event));
  const begin = (event: PointerEvent) => {
    if (active !== -1) return;
    active = event.pointerId;
    element.setPointerCapture(active);
    const box = element.getBoundingClientRect();
    origin = { x: event.clientX - box.left, y: event.clientY - box.top };
    far = false;
    trail = [];
    handlers.start?.(toPoint(event));
  };
  listen('pointerdown', (event) => event.button === 0 && begin(event));
  listen('pointermove', (event) => event.pointerId === active && handlers.move?.(toPoint(event)));
  const finish = (event: PointerEvent) => {
    if (event.pointerId !== active) return;
    active = -1;
    handlers.end?.(toPoint(event));
  };
  listen('pointerup', finish);
  listen('pointercancel', (event) => {
    // The browser uses the gesture to scroll the page, so it is no tap.
    far = true;
    finish(event);
  });
  return begin;
}
