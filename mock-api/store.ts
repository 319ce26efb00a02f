export interface Store {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  /** Forgets every key that begins so. */
  readonly clear: (prefix: string) => void;
}

/** What of the Web Storage this room uses. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Texts by key in local storage, shared with the other tabs; in memory, for as long as the page lives, where storage is full or blocked.
 * Every read asks the storage again, so that a tab sees what another wrote. Browsers need some milliseconds to show it: of two tabs writing one key in
 * the same instant the last one counts, whole (docs/decisions/020).
 * @param getStorage Reading `localStorage` already throws where it is blocked: asked for at every use.
 * @param onUnsaved Told once, when a text could not be kept.
 */
export function createStore(getStorage: () => DeviceStorage, onUnsaved: () => void): Store {
  const unsaved = new Map<string, string>();
  let isTold = false;

  return {
    read(key) {
      const text = unsaved.get(key);
      if (text !== undefined) return text;
      try {
        return getStorage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        getStorage().setItem(key, text);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, text);
        if (!isTold) onUnsaved();
        isTold = true;
      }
    },
    clear(prefix) {
      for (const key of [...unsaved.keys()].filter((name) => name.startsWith(prefix))) unsaved.delete(key);
      try {
        const storage = getStorage();
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        for (const key of keys.filter((name) => name.startsWith(prefix))) storage.removeItem(key);
      } catch {
        // Blocked storage holds nothing to forget.
      }
    },
  };
}
