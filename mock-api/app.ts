import type { Hono } from 'hono/tiny';
import type { ExtractSchema } from 'hono/types';
import { createDb } from './db.ts';
import { type Endpoint, type Env, listEndpoints } from './endpoint.ts';
import { createFailures } from './failures.ts';
import { createFirstPart } from './first-part.ts';
import type { createLaterPart } from './later-part.ts';
import type { Store } from './store.ts';

/** All calls of spec §7, for the typed client. */
export type MockApi = Hono<Env, ExtractSchema<ReturnType<typeof createFirstPart>> & ExtractSchema<ReturnType<typeof createLaterPart>>>;

interface Surroundings {
  readonly store: Store;
  /** The time from which seeds count their dates. */
  readonly now: Date;
  /** Sends requests that no endpoint takes. Its answers and errors are passed on unchanged. */
  readonly askNetwork: (request: Request) => Promise<Response>;
  readonly importLaterPart?: () => Promise<{ readonly createLaterPart: typeof createLaterPart }>;
}

/**
 * The pretend backend with all endpoints of spec §7, in two parts on the same tables: what the first does not know, it asks the later one, which is
 * imported at the first such call; what that one does not know either goes to the network.
 */
export function createMockApi({ store, now, askNetwork, importLaterPart = () => import('./later-part.ts') }: Surroundings) {
  const services = { db: createDb(store, now), failures: createFailures(store) };
  const openLaterPart = async () => (await importLaterPart()).createLaterPart(store, { ...services, passOn: askNetwork });
  let laterPart: ReturnType<typeof openLaterPart> | undefined;
  /** One that did not arrive is asked for again the next time. */
  const getLaterPart = () => {
    laterPart ??= openLaterPart().catch((error: unknown) => {
      laterPart = undefined;
      throw error;
    });
    return laterPart;
  };
  const firstPart = createFirstPart({ ...services, passOn: async (request) => (await getLaterPart()).fetch(request) });
  return {
    answer: async (request: Request): Promise<Response> => firstPart.fetch(request),
    failures: services.failures,
    listEndpoints: async (): Promise<readonly Endpoint[]> => [firstPart, await getLaterPart()].flatMap(({ routes }) => listEndpoints(routes)),
  };
}
