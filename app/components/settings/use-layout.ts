import { createContext, useContext, useSyncExternalStore } from 'react';
import { defaultSettings, type LayoutState, toLayoutState } from './layout-state.ts';

/** The layout of this browser's page. The server never reads it: there, every request has settings of its own. */
let current: LayoutState | undefined;
const listeners = new Set<() => void>();

/** `initial` is what the server drew. */
function readLayout(initial: LayoutState): LayoutState {
  current ??= initial;
  return current;
}

/** Undefined until the page has been drawn. */
export function peekLayout(): LayoutState | undefined {
  return current;
}

export function publishLayout(next: LayoutState): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` at every change. Returns the function that stops it. */
function subscribeToLayout(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
