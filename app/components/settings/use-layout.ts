import { createContext, useContext, useSyncExternalStore } from 'react';
import { defaultSettings, type LayoutState, toLayoutState } from './layout-state.ts';
import { readLayout, subscribeToLayout } from './layout-store.ts';

/** What the server drew the page with: the root gives it, hydration starts from it. */
export const InitialLayout = createContext<LayoutState>(toLayoutState(defaultSettings));

/** A part of the layout; the component is drawn again when that part changes. `select` gives a primitive or a part that keeps its identity. */
export function useLayout<Part>(select: (state: LayoutState) => Part): Part {
  const initial = useContext(InitialLayout);
  return useSyncExternalStore(
    subscribeToLayout,
    () => select(readLayout(initial)),
    () => select(initial),
  );
}
