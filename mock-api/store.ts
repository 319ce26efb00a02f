export interface Store {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  /** Removes every key with this prefix. */
  readonly clear: (prefix: string) => void;
}

/** The part of Web Storage that is used here. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Stores texts by key in local storage, shared with other tabs; where storage is full or blocked, in memory as long as the page is open.
 * Every read asks the storage again, so that a tab sees what another one wrote. That takes browsers some milliseconds: if two tabs write the same key
 * at the same moment, the later text replaces the earlier one (docs/decisions/020).
 * @param getStorage Called at every use, because reading `localStorage` throws where it is blocked.
 * @param onUnsaved Called once, when a text could not be stored.
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
        // Blocked storage holds nothing to remove.
      }
    },
  };
}
