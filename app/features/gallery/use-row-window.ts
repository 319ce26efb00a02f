import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { type RowWindow, toRowWindow, type Viewport } from './row-window.ts';

/** As in gallery.css: 4 columns from 1200 px, 2 from 768 px (spec §9). */
const COLUMN_QUERIES = [
  { query: '(width >= 1200px)', columns: 4 },
  { query: '(width >= 768px)', columns: 2 },
] as const;

/** The rows around the viewport while the page scrolls; undefined on the server and while its markup is taken over. */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, rowPitch: number): RowWindow | undefined {
  const viewport = useRef<Viewport>(undefined);
  const last = useRef<RowWindow>(undefined);
  // The page is measured when it scrolls or changes size, when its layout is done anyway: measuring while a new filter
  // renders would make the browser lay the page out twice.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const update = () => {
        viewport.current = measure(list.current);
        onChange();
      };
      update();
      addEventListener('scroll', update, { passive: true });
      addEventListener('resize', update);
      return () => {
        removeEventListener('scroll', update);
        removeEventListener('resize', update);
      };
    },
    [list],
  );
  const read = () => {
    viewport.current ??= measure(list.current);
    const next = toRowWindow(count, rowPitch, viewport.current);
    // The same window is the same object, so that scrolling inside a row renders nothing.
    if (last.current?.first !== next.first || last.current.end !== next.end) last.current = next;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, readNothing);
}

function measure(list: HTMLElement | null): Viewport {
  const columns = COLUMN_QUERIES.find(({ query }) => matchMedia(query).matches)?.columns ?? 1;
  return { columns, top: list?.getBoundingClientRect().top ?? 0, height: innerHeight };
}

function readNothing(): undefined {
  return undefined;
}
