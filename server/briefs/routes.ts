import { type Context, Hono } from 'hono';
import { type BriefOutcome, type BriefSubmission, IDEMPOTENCY_KEY } from '#protocol/brief-submission.ts';
import { isRecord } from '#protocol/is-record.ts';
import { toClientAddress } from '../http/client-address.ts';
import { httpError } from '../http/http-error.ts';
import { findRepeatedKey } from '../http/repeated-key.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { BriefService } from './brief-service.ts';

export interface BriefRouteServices {
  readonly briefService: BriefService;
  readonly security: SecurityHeaders;
  readonly trustProxy: number;
}

/**
 * The endpoints of protocol/brief-submission.ts: `POST /api/briefs` with an Idempotency-Key, and `GET /api/briefs/ticket` for a page that was
 * delivered without key and token. Other origins, other content types, long and compressed bodies were refused before (app.ts).
 */
export function createBriefRoutes({ briefService, security, trustProxy }: BriefRouteServices): Hono {
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  const routes = new Hono();
  routes.get('/ticket', async (c) => c.json(await briefService.createTicket(), 200, headers));
  routes.post('/', async (c) => {
    const key = c.req.header('idempotency-key')?.toLowerCase();
    if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw httpError(400, 'Idempotency-Key must be a UUID.');
    const outcome = await briefService.send({ key, ...parsePost(await c.req.text()) }, toClientAddress(c, trustProxy));
    return c.json(toBody(outcome), outcome.status, { ...headers, ...toAdvice(outcome) });
  });
  const refuse = (allow: string) => (c: Context) => c.json({ message: 'This address does not take that method.' }, 405, { ...headers, allow });
  routes.all('/ticket', refuse('GET, HEAD'));
  routes.all('/', refuse('POST'));
  return routes;
}

const toBody = (outcome: BriefOutcome) => ('receipt' in outcome ? outcome.receipt : outcome.refusal);

function toAdvice(outcome: BriefOutcome): Record<string, string> {
  return 'retryAfterS' in outcome && outcome.retryAfterS !== undefined ? { 'retry-after': String(outcome.retryAfterS) } : {};
}

const POST_KEYS = new Set(['brief', 'token', 'website', 'isDelayed']);

/** A submission without its key, which comes in a header. Optional members get empty values. Throws 400 with the name of what is wrong. */
function parsePost(text: string): Omit<BriefSubmission<unknown>, 'key'> {
  const post = parseJson(text);
  const repeated = findRepeatedKey(text);
  if (repeated !== undefined) throw httpError(400, `The body must not hold ${JSON.stringify(repeated.slice(0, 40))} twice.`);
  if (!isRecord(post) || Array.isArray(post)) throw httpError(400, 'The body must be an object.');
  const unknownKey = Object.keys(post).find((name) => !POST_KEYS.has(name));
  if (unknownKey !== undefined) throw httpError(400, `The body must not hold ${JSON.stringify(unknownKey.slice(0, 40))}.`);
  const { brief, token = '', website = '', isDelayed = false } = post;
  if (typeof token !== 'string' || typeof website !== 'string' || typeof isDelayed !== 'boolean') {
    throw httpError(400, 'In the body, token and website must be texts and isDelayed true or false.');
  }
  return { brief, token, website, isDelayed };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw httpError(400, 'The body is not JSON.');
  }
}
