import { createMockApi } from './app.ts';
import { DATA_PREFIX } from './db.ts';
import { createStore, type Store } from './store.ts';

interface Listeners {
  /** Called once, when the device could not store what was written. */
  readonly onUnsaved: () => void;
  /** Called after each change of the sample data. */
  readonly onChange: () => void;
}

/** Opens the pretend backend on the browser's local storage. */
export function openMockApi({ onUnsaved, onChange }: Listeners) {
  const kept = createStore(() => localStorage, onUnsaved);
  const store: Store = {
    ...kept,
    write(key, text) {
      kept.write(key, text);
      if (key.startsWith(DATA_PREFIX)) onChange();
    },
    clear(prefix) {
      kept.clear(prefix);
      onChange();
    },
  };
  const mock = createMockApi({ store, now: new Date(), askNetwork: (request) => fetch(request) });
  return {
    ...mock,
    /** Resets all sample data to the state of the first visit: accounts, mails, orders … and no call fails. */
    resetDemoData() {
      mock.failures.clear();
      store.clear(DATA_PREFIX);
    },
  };
}

/** The pretend backend without a device: every table holds its seed, and nothing can be written. */
export function openSeed(): (request: Request) => Promise<Response> {
  const store: Store = { read: () => null, write: () => undefined, clear: () => undefined };
  return createMockApi({ store, now: new Date(), askNetwork: async () => new Response(null, { status: 404 }) }).answer;
}
