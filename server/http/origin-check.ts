import type { MiddlewareHandler } from 'hono';
import { httpError } from './http-error.ts';

/** Where browsers send reports by themselves: these may have no Origin, and only lead to a line in the log. */
const OPEN_PATHS = new Set(['/api/csp']);

/**
 * Only our own pages may use unsafe methods: another site must not make a visitor's browser send a brief. A SameSite cookie or a content type
 * would not prevent that: there is no cookie, and forms can post in types that need no preflight.
 *
 * 1. `Origin`, if present, must be ours: browsers send it with every unsafe request, including forms and beacons. `null` is not ours:
 *    creatives and other sandboxed documents send it.
 * 2. Without `Origin` the request must have `Sec-Fetch-Site: same-origin`, which no script can set.
 * 3. The check applies to every path and content type. It only decides whether the answer is 403.
 */
export function originCheck(publicOrigin: string | undefined): MiddlewareHandler {
  return (c, next) => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const own = publicOrigin ?? new URL(c.req.url).origin;
    if (!isOwn(c.req.header('origin'), c.req.header('sec-fetch-site'), own) && !OPEN_PATHS.has(c.req.path)) {
      throw httpError(403, 'This was not sent from a page of this site.');
    }
    return next();
  };
}

function isOwn(origin: string | undefined, site: string | undefined, own: string): boolean {
  return origin === undefined ? site === 'same-origin' : origin === own;
}
