import { createMockApi } from './app.ts';
import { createDb, DATA_PREFIX } from './db.ts';
import { listEndpoints } from './endpoint.ts';
import { createFailures } from './failures.ts';
import { createStore } from './store.ts';

/**
 * Opens the pretend backend on the browser's local storage.
 * @param onUnsaved Called once, when the device could not store what was written.
 */
export function openMockApi(onUnsaved: () => void) {
  const store = createStore(() => localStorage, onUnsaved);
  const failures = createFailures(store);
  const app = createMockApi({ db: createDb(store, new Date()), failures, askNetwork: (request) => fetch(request) });
  return {
    answer: async (request: Request): Promise<Response> => app.fetch(request),
    endpoints: listEndpoints(app.routes),
    failures,
    /** Resets all sample data to the state of the first visit: accounts, mails, orders … */
    resetDemoData: () => store.clear(DATA_PREFIX),
  };
}
