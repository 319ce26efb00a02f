import { useLayoutEffect, useRef } from 'react';

interface Elements {
  readonly keys: readonly string[];
  readonly names: readonly number[];
}

/**
 * React's keys for the rows of a table, by the keys of their records. Another view, such as a search or a page, fills the elements of the rows in their places,
 * which takes two thirds of the time of building rows. In the same view a row keeps its elements, and the focus in them, wherever it moves. For rows without a
 * state of their own.
 */
export function useRowElements(keys: readonly string[], view: string | undefined): readonly number[] {
  const before = useRef<Elements & { readonly view: string | undefined }>({ keys: [], names: [], view });
  const names = nameElements(keys, before.current, view === before.current.view);
  useLayoutEffect(() => {
    before.current = { keys, names, view };
  });
  return names;
}

/** As `useRowElements`, after the rows `before`. */
export function nameElements(keys: readonly string[], before: Elements, isSameView: boolean): readonly number[] {
  let free = 0;
  const takeFree = () => {
    // Not those of a row that went: the focus may be in them.
    while (before.names.includes(free)) free++;
    return free++;
  };
  return keys.map((key, place) => before.names[isSameView ? before.keys.indexOf(key) : place] ?? takeFree());
}
