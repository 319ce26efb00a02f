import type { Hono } from 'hono/tiny';
import type { ExtractSchema } from 'hono/types';
import type { createCryptoPart } from './crypto-part.ts';
import { createDb, type Db } from './db.ts';
import { type Endpoint, type Env, listEndpoints, type Services } from './endpoint.ts';
import { createFailures } from './failures.ts';
import { createFirstPart } from './first-part.ts';
import type { createJobPart } from './job-part.ts';
import type { createLaterPart } from './later-part.ts';
import type { createShopPart } from './shop-part.ts';
import type { Store } from './store.ts';

type PartSchema<Create extends (...args: never[]) => unknown> = ExtractSchema<ReturnType<Create>>;

/** All calls of spec §7, for the typed client. */
export type MockApi = Hono<
  Env,
  PartSchema<typeof createFirstPart> &
    PartSchema<typeof createShopPart> &
    PartSchema<typeof createCryptoPart> &
    PartSchema<typeof createJobPart> &
    PartSchema<typeof createLaterPart>
>;

interface Part {
  readonly routes: Parameters<typeof listEndpoints>[0];
  fetch(request: Request): Response | Promise<Response>;
}

/** A part that is imported at the first call of a path of its own. */
export interface ImportedPart {
  readonly paths: RegExp;
  open(store: Store, services: Services<Db>): Promise<Part>;
}

/** In this order: the last takes what no other part does. A test holds that the paths of each lead to it. */
export const importedParts: readonly ImportedPart[] = [
  {
    paths: /^\/(?:(?:(?:add|delete|update)\/)?(?:products?|orders?|customers?|shops|cart)|product\/.+|comments-product.*)$/,
    open: async (...given) => (await import('./shop-part.ts')).createShopPart(...given),
  },
  {
    paths: /^\/(?:(?:add|delete|update)\/)?(?:wallet|crypto.+|holdings|exchange.+|lending-products|deposits?|loans?|kyc)$/,
    open: async (...given) => (await import('./crypto-part.ts')).createCryptoPart(...given),
  },
  {
    paths: /^\/(?:(?:(?:add|delete|update)\/)?(?:jobs?|applyjob)|jobApply|candidates|(?:job|candidate)\/.+)$/,
    open: async (...given) => (await import('./job-part.ts')).createJobPart(...given),
  },
  { paths: /^/, open: async (...given) => (await import('./later-part.ts')).createLaterPart(...given) },
];

interface Surroundings {
  readonly store: Store;
  /** The time from which seeds count their dates. */
  readonly now: Date;
  /** Sends requests that no endpoint takes. Its answers and errors are passed on unchanged. */
  readonly askNetwork: (request: Request) => Promise<Response>;
  readonly parts?: readonly ImportedPart[];
}

/**
 * The pretend backend with all endpoints of spec §7, in parts on the same store: what the first does not know, it asks the one whose path it is, which is
 * imported at its first call; what that one does not know either goes to the network.
 */
export function createMockApi({ store, now, askNetwork, parts = importedParts }: Surroundings) {
  const services = { db: createDb(store, now), failures: createFailures(store) };
  const opened = new Map<ImportedPart, Promise<Part>>();
  const getPart = (part: ImportedPart) => {
    const known = opened.get(part);
    if (known) return known;
    const opening = part.open(store, { ...services, passOn: askNetwork });
    opened.set(part, opening);
    // One that did not arrive is asked for again the next time.
    opening.catch(() => opened.delete(part));
    return opening;
  };
  const passOn = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const part = parts.find(({ paths }) => paths.test(pathname));
    return part ? (await getPart(part)).fetch(request) : askNetwork(request);
  };
  const firstPart = createFirstPart({ ...services, passOn });
  return {
    answer: async (request: Request): Promise<Response> => firstPart.fetch(request),
    failures: services.failures,
    listEndpoints: async (): Promise<readonly Endpoint[]> =>
      [firstPart, ...(await Promise.all(parts.map(getPart)))].flatMap(({ routes }) => listEndpoints(routes)),
  };
}
