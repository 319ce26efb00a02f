import { createMockApi } from './app.ts';
import { createDb, DATA_PREFIX } from './db.ts';
import { listEndpoints } from './endpoint.ts';
import { createFailures } from './failures.ts';
import { createStore } from './store.ts';

/**
 * The pretend backend of this browser, on its local storage.
 * @param onUnsaved Told once when the device does not keep what was written.
 */
export function openMockApi(onUnsaved: () => void) {
  const store = createStore(() => localStorage, onUnsaved);
  const failures = createFailures(store);
  const app = createMockApi({ db: createDb(store, new Date()), failures, askNetwork: (request) => fetch(request) });
  return {
    answer: async (request: Request): Promise<Response> => app.fetch(request),
    endpoints: listEndpoints(app.routes),
    failures,
    /** Everything as it was on the first visit: accounts, mails, orders … */
    resetDemoData: () => store.clear(DATA_PREFIX),
  };
}
