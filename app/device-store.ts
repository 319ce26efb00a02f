/** What the browser keeps for this site. Reading and writing never throw: storage may be blocked or full, and its content is untrusted. */

/** `session`: of this tab alone. */
type Area = 'local' | 'session';

export function readItem(key: string, area: Area = 'local'): string | null {
  try {
    return globalThis[`${area}Storage`].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the item. Returns false when the browser refuses. */
export function writeItem(key: string, text: string | null, area: Area = 'local'): boolean {
  try {
    const storage = globalThis[`${area}Storage`];
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Undefined where the text is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface DeviceStore<Value> {
  /** The value where nothing is stored, on the server and at the first render. */
  readonly initial: Value;
  /** The same object until it changes. */
  get(): Value;
  /** The text it was read from, or set as. */
  getText(): string | null;
  /** False when the browser refuses to keep it: it then lasts as long as the page. */
  set(value: Value): boolean;
  /** Shows a value without keeping it. What is kept stays as it is. */
  show(value: Value): void;
  /** Whether what was set last outlives the page. */
  isKept(): boolean;
  /** Calls `listener` at every change, also from another tab or when a page comes back from the cache. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}

interface Options<Value> {
  readonly key: string;
  /** `text` is untrusted; null: nothing is stored. */
  parse(text: string | null): Value;
  /** Null: there is nothing to keep. */
  format(value: Value): string | null;
  /** What another tab writes replaces also what this page could not keep. */
  readonly lastWriteWins?: boolean;
}

/** A value in local storage. It is read anew each time, since other tabs and the reset of the demo data write there too. */
export function createDeviceStore<Value>({ key, parse, format, lastWriteWins = false }: Options<Value>): DeviceStore<Value> {
  const initial = parse(null);
  const listeners = new Set<() => void>();
  /** The value read last or set, and its text: the same value for the same text. */
  let known: { readonly text: string | null | undefined; readonly value: Value } = { text: null, value: initial };
  /** Kept in storage, refused by it, or not meant for it. */
  let state: 'kept' | 'refused' | 'shown' = 'kept';

  const readText = () => (state === 'kept' ? readItem(key) : known.text);
  const change = (text: string | null | undefined, value: Value, next: typeof state) => {
    known = { text, value };
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    initial,
    get() {
      const text = readText();
      if (text !== known.text) known = { text, value: parse(text ?? null) };
      return known.value;
    },
    getText: () => readText() ?? null,
    set(value) {
      const text = format(value);
      const isKept = writeItem(key, text);
      change(text, value, isKept ? 'kept' : 'refused');
      return isKept;
    },
    // No stored text equals this one, so the next read parses.
    show: (value) => change(undefined, value, 'shown'),
    isKept: () => state !== 'refused',
    subscribe(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        if (lastWriteWins) state = 'kept';
        listener();
      };
      listeners.add(listener);
      addEventListener('storage', hear);
      addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', hear);
        removeEventListener('pageshow', listener);
      };
    },
  };
}
