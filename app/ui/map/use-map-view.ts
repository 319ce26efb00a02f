import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clampView, HEIGHT, type MapView, mixViews, type Point, panView, WIDTH, wholeMap, zoomView } from './map-view.ts';

const GLIDE_MS = 240;
/** A finger or a mouse that moves less is pressing. */
const STILL_PX = 4;
/** What a wheel says in pixels, as a power of e; with Ctrl, which is also how a trackpad tells a pinch, the same move says less. */
const WHEEL = 0.0015;
const PINCH = 0.01;
const LINE_PX = 16;

/** What of a map is shown, moved by wheel, drag and pinch. */
export function useMapView(svg: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState(wholeMap);
  const shown = useRef(view);
  const frame = useRef(0);
  const pointers = useRef(new Map<number, Point>());
  const pressed = useRef<Point>(undefined);
  const isDragging = useRef(false);

  const show = (next: MapView) => {
    cancelAnimationFrame(frame.current);
    shown.current = next;
    setView(next);
  };
  /** Takes a moment, so that one sees where it goes; at once for who wants no motion. */
  const glide = (to: MapView) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to);
    const [from, start] = [shown.current, performance.now()];
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      show(clampView(mixViews(from, to, 1 - (1 - part) ** 3)));
      if (part < 1) frame.current = requestAnimationFrame(step);
    };
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(step);
  };
  /** Pixels of a unit of the drawing. */
  const scaleOf = ({ width, height }: DOMRect) => Math.min(width / WIDTH, height / HEIGHT) * shown.current.zoom;
  const toPoint = ({ x, y }: Point): Point => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return shown.current;
    const scale = scaleOf(box);
    return { x: shown.current.x + (x - box.x - box.width / 2) / scale, y: shown.current.y + (y - box.y - box.height / 2) / scale };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the view of its moment
  useEffect(() => {
    const element = svg.current;
    // The page scrolls by the wheel until somebody is in the map, and where it is whole already.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && (element !== document.activeElement || (shown.current.zoom === 1 && event.deltaY > 0))) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      show(zoomView(shown.current, Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL)), toPoint({ x: event.clientX, y: event.clientY })));
    };
    // Not by React: its listener could not keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => {
      element?.removeEventListener('wheel', turn);
      cancelAnimationFrame(frame.current);
    };
  }, []);

  const press = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointers.current.size === 0) isDragging.current = false;
    pressed.current = { x: clientX, y: clientY };
    pointers.current.set(pointerId, pressed.current);
  };
  const move = (event: PointerEvent) => {
    // Let go outside of the window.
    if (event.buttons === 0) pointers.current.clear();
    const before = pointers.current.get(event.pointerId);
    if (!before || !pressed.current || !svg.current) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!isDragging.current && distance(now, pressed.current) < STILL_PX) return;
    isDragging.current = true;
    svg.current.setPointerCapture(event.pointerId);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    const scale = scaleOf(svg.current.getBoundingClientRect());
    const [other] = others;
    // With two fingers each moves the middle by half.
    const part = other ? 2 : 1;
    const panned = panView(shown.current, (before.x - now.x) / scale / part, (before.y - now.y) / scale / part);
    show(panned);
    if (!other) return;
    const middle = toPoint({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    show(zoomView(panned, distance(now, other) / Math.max(1, distance(before, other)), middle));
  };
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    view,
    /** Where a glide ends is not known to `view` yet. */
    now: () => shown.current,
    glide,
    /** Whether what ends with a click was a drag. */
    wasDragged: () => isDragging.current,
    pointerHandlers: { onPointerDown: press, onPointerMove: move, onPointerUp: release, onPointerCancel: release },
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
