import { useSyncExternalStore } from 'react';
import { type BrandKit, type BrandState, isEmptyKit, toBrandKit } from './brand-kit.ts';

const KEY = 'surge.brand';
const nothing: BrandState = { kit: {}, from: 'visitor', isKept: true };

let state: BrandState | undefined;
const listeners = new Set<() => void>();

/** The visitor's brand, the same in every preview and tab, kept on this device alone. */
export function useBrand(): BrandState {
  return useSyncExternalStore(subscribe, read, () => nothing);
}

export function changeBrand(change: BrandKit): void {
  const kit = toBrandKit({ ...read().kit, ...change });
  set({ kit, from: 'visitor', isKept: keep(kit) });
}

export function resetBrand(): void {
  set({ ...nothing, isKept: keep({}) });
}

/** A share link brought a brand: shown, not kept. */
export function borrowBrand(kit: BrandKit): void {
  if (!isEmptyKit(kit)) set({ kit, from: 'link', isKept: true });
}

function read(): BrandState {
  state ??= { kit: toBrandKit(readKept()), from: 'visitor', isKept: true };
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed it: the last write wins.
  const hear = ({ key }: StorageEvent) => key === KEY && set({ kit: toBrandKit(readKept()), from: 'visitor', isKept: true });
  addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
  };
}

function set(next: BrandState): void {
  state = next;
  for (const listener of listeners) listener();
}

function readKept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** False when storage is blocked or full. */
function keep(kit: BrandKit): boolean {
  try {
    if (isEmptyKit(kit)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(kit));
    return true;
  } catch {
    return false;
  }
}
