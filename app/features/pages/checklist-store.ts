import { useSyncExternalStore } from 'react';
import { type CheckId, checks } from './starter-content.ts';

const KEY = 'surge.checklist';
const nothing: readonly CheckId[] = [];
const listeners = new Set<() => void>();
let state: readonly CheckId[] | undefined;

/** What is ticked, the same in every tab, kept on this device alone. */
export function useChecklist(): readonly CheckId[] {
  return useSyncExternalStore(subscribe, read, () => nothing);
}

/** Without room to keep it, a tick lasts as long as the page. */
export function tick(id: CheckId, isDone: boolean): void {
  const others = read().filter((one) => one !== id);
  set(isDone ? [...others, id] : others);
  try {
    localStorage.setItem(KEY, JSON.stringify(read()));
  } catch {
    // Full or blocked.
  }
}

/** Whatever else lies under the key is no tick. */
export function parseChecklist(text: string | null): readonly CheckId[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? checks.map(({ id }) => id).filter((id) => kept.includes(id)) : nothing;
  } catch {
    return nothing;
  }
}

function read(): readonly CheckId[] {
  state ??= parseChecklist(load());
  return state;
}

function load(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function set(next: readonly CheckId[]): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed it, or cleared everything: the last write wins.
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) set(parseChecklist(load()));
  };
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}
