import { createMockApi } from './app.ts';
import { DATA_PREFIX } from './db.ts';
import { createStore, type DeviceStorage } from './store.ts';

/** Local storage backed by a map. While `refuse` returns true, writing fails as on a full device. */
export function createStorage(kept = new Map<string, string>(), refuse = () => false): DeviceStorage & { readonly kept: Map<string, string> } {
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (refuse()) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key) => kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

function keepInMemory() {
  const storage = createStorage();
  return () => storage;
}

export interface Call {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A tab with the pretend backend. Two tabs with the same storage are on one device. */
export function openTab(getStorage: () => DeviceStorage = keepInMemory(), now = new Date()) {
  const unsaved: string[] = [];
  const passed: Request[] = [];
  const store = createStore(getStorage, () => unsaved.push('told'));
  const mock = createMockApi({
    store,
    now,
    askNetwork: async (request) => {
      passed.push(request);
      return new Response('from the network', { status: 203 });
    },
  });
  return {
    ...mock,
    passed,
    unsaved,
    reset: () => store.clear(DATA_PREFIX),
    async call(method: string, path: string, { body, headers }: Call = {}) {
      const request = new Request(`http://site.test${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const response = await mock.answer(request);
      const text = await response.text();
      return { status: response.status, data: text.startsWith('from') ? text : JSON.parse(text) };
    },
  };
}
