import { type ComponentType, lazy, type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has ever come into view: what is only read there is fetched then. */
export function useSeen(): { readonly element: RefObject<HTMLElement | null>; readonly isSeen: boolean } {
  const element = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { element, isSeen };
}

/** A part that is fetched when it is first drawn. Where it could not be fetched, the page does without it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
