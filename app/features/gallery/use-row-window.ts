import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { type RowWindow, toRowWindow } from './row-window.ts';

/** As in gallery.css: 4 columns from 1200 px, 2 from 768 px (spec §9). */
const COLUMN_QUERIES = [
  { query: '(width >= 1200px)', columns: 4 },
  { query: '(width >= 768px)', columns: 2 },
] as const;

/** The rows around the viewport while the page scrolls; undefined on the server and while its markup is taken over. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, rowPitch: number): RowWindow | undefined {
  const last = useRef<RowWindow>(undefined);
  const read = () => {
    const columns = COLUMN_QUERIES.find(({ query }) => matchMedia(query).matches)?.columns ?? 1;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const next = toRowWindow({ count, columns, rowPitch, top, viewportHeight: innerHeight });
    // The same window is the same object, so that scrolling inside a row renders nothing.
    if (last.current?.first !== next.first || last.current.end !== next.end) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, readNothing);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('scroll', onChange);
    removeEventListener('resize', onChange);
  };
}

function readNothing(): undefined {
  return undefined;
}
