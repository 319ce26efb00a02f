import type { LayoutState } from './layout-state.ts';

/** Tells the browser's other tabs that settings were chosen; which, is in their cookie. */
export const SETTINGS_CHANNEL = 'surge.settings';

/** The layout of this browser's page. The server never reads it: there, every request has settings of its own. */
let current: LayoutState | undefined;
const listeners = new Set<() => void>();

/** `initial` is what the server drew. */
export function readLayout(initial: LayoutState): LayoutState {
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

/** Tells about every change. Returns the way to stop. */
export function subscribeToLayout(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
