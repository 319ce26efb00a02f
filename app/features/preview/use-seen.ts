import { type ComponentType, lazy, type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has ever come into view, or within `margin` of it: what is only read there is fetched then. */
export function useSeen<Part extends Element = HTMLElement>(margin = '0%'): { readonly element: RefObject<Part | null>; readonly isSeen: boolean } {
  const element = useRef<Part>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: margin });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, margin]);
  return { element, isSeen };
}

/** A part that is fetched when it is first drawn. Where it could not be fetched, the page does without it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
