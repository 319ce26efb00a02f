import type { MiddlewareHandler } from 'hono';
import { httpError } from './http-error.ts';

/** Where browsers post to on their own account: a report may come without an Origin, and holds nothing but text for the log. */
const OPEN_PATHS = new Set(['/api/csp']);

/**
 * Unsafe methods are for our own pages: another site must not make a visitor's browser send a brief. A SameSite cookie or a content type
 * would not hold this, as there is no cookie, and forms post in types that need no preflight.
 *
 * 1. `Origin`, when there is one, must be ours: browsers put it on every unsafe request, forms and beacons included. `null` is nobody's:
 *    creatives and other sandboxed documents send it.
 * 2. Without one, the browser's own word must be `Sec-Fetch-Site: same-origin`, which no script can set.
 * 3. Every path and every content type; of the answer, only whether it is 403 depends on it.
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
