import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type EventBatch, MAX_BATCH_BYTES, parseEventBatch } from '#protocol/events.ts';
import { findLanguage } from '#protocol/languages.ts';
import { toClientAddress } from '../http/client-address.ts';
import { httpError } from '../http/http-error.ts';
import { RateLimit } from '../http/rate-limit.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Site } from '../site.ts';
import type { EventCounter } from './event-counter.ts';

export interface EventServices {
  readonly eventCounter: EventCounter;
  readonly getSite: () => Pick<Site, 'demos'> | Promise<Pick<Site, 'demos'>>;
  readonly security: SecurityHeaders;
  readonly trustProxy: number;
  /** How many batches one address may send in a minute. */
  readonly eventBatchesPerMinute?: number | undefined;
}

/** A page sends a few in a minute, but all visitors of an office may share one address. */
const BATCHES_PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/**
 * `POST /api/events`, specified in protocol/events.ts. Answers every batch with 204, however many of its events count. Errors: 400 (no JSON), 422 (no
 * batch), 413, 415 or 429. Under overload http/overload.ts refuses events first, before they get here.
 */
export function createEventRoutes({ eventCounter, getSite, security, trustProxy, eventBatchesPerMinute = BATCHES_PER_MINUTE }: EventServices): Hono {
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  const limit = new RateLimit({ limit: eventBatchesPerMinute, windowMs: MINUTE_MS });
  const routes = new Hono();
  routes.post('/', bodyLimit({ maxSize: MAX_BATCH_BYTES, onError: refuseLarge }), async (c) => {
    if (!limit.allows(toClientAddress(c, trustProxy))) throw httpError(429, 'Too many events from here. Try again in a minute.');
    const batch = parseEventBatch(await readJson(c));
    if (!batch) throw httpError(422, 'This is no batch of events.');
    const counted = listOurs(batch, (await getSite()).demos);
    eventCounter.count(batch.language, counted);
    eventCounter.drop(batch.dropped + batch.events.length - counted.length);
    return c.body(null, 204, headers);
  });
  routes.all('/', (c) => c.json({ message: 'Events are posted here.' }, 405, { ...headers, allow: 'POST' }));
  return routes;
}

/** The events of active demos in a known language: a client must not create rows for anything else. */
function listOurs({ language, events }: EventBatch, demos: Site['demos']): EventBatch['events'] {
  if (!findLanguage(language)) return [];
  return events.filter((event) => demos.some(({ id, active }) => active && id === event.demo));
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw httpError(400, 'This is no JSON.');
  }
}

function refuseLarge(): never {
  throw httpError(413, 'A batch of events is 8 KB at most.');
}
