import { type RefObject, useLayoutEffect, useState } from 'react';

/** Of 1: how large something of this width, CSS pixels, fits into a box. */
export function useScale(box: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  // Before it is drawn: what is scrolled to has its place then.
  useLayoutEffect(() => {
    if (!box.current) return;
    setScale(Math.min(1, box.current.clientWidth / width));
    const observer = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, width]);
  return scale;
}
