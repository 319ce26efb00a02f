import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { type Filter, formatFilter, parseFilter } from '#catalogue/filter.ts';

const FRAME_MS = 17;

export interface ListFilter {
  readonly filter: Filter;
  /** Replaces the address, so that reload and Back find the list as it was left, and shows the new list in the same frame. */
  change(next: Filter): void;
}

/**
 * The filter in the address. A change goes around the router: its navigation renders every link of the page, several times the cost
 * of the list itself, and it reads the address anew when it next needs it. A navigation of its own, a new key, wins again.
 */
export function useListFilter(): ListFilter {
  const { key, pathname, search } = useLocation();
  const [changed, setChanged] = useState<{ readonly key: string; readonly filter: Filter }>();
  const own = changed?.key === key ? changed.filter : undefined;
  // One object as long as nothing changes: what shows it can wait for its turn (gallery.tsx).
  return useMemo(() => {
    const change = (next: Filter) => {
      setChanged({ key, filter: next });
      // After the frame: writing an address talks to the browser's main process.
      setTimeout(() => location.pathname === pathname && history.replaceState(history.state, '', pathname + formatFilter(next)), FRAME_MS);
    };
    return { filter: own ?? parseFilter(new URLSearchParams(search)), change };
  }, [own, key, pathname, search]);
}
