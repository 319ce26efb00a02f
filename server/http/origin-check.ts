import type { MiddlewareHandler } from 'hono';
import { httpError } from './http-error.ts';

/** Where browsers send reports by themselves: these may have no Origin, and only lead to a line in the log. */
const OPEN_PATHS = new Set(['/api/csp']);
/** What programs ask that are no browsers: nothing there depends on who asks, or changes anything. */
const PROGRAM_PATHS = new Set(['/mcp']);

/**
 * Only our own pages may use unsafe methods: another site must not make a visitor's browser send a brief. A SameSite cookie or a content type
 * would not prevent that: there is no cookie, and forms can post in types that need no preflight.
 *
 * 1. `Origin`, if present, must be ours: browsers send it with every unsafe request, including forms and beacons. `null` is not ours:
 *    creatives and other sandboxed documents send it.
 * 2. Without `Origin` the request must have `Sec-Fetch-Site: same-origin`, which no script can set.
 * 3. Programs send neither, and are let through where they may ask; a foreign `Origin` is refused there too, as MCP demands of its servers.
 * 4. The check applies to every path and content type. It only decides whether the answer is 403.
 */
export function originCheck(publicOrigin: string | undefined): MiddlewareHandler {
  return (c, next) => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const own = publicOrigin ?? new URL(c.req.url).origin;
    const [origin, site] = [c.req.header('origin'), c.req.header('sec-fetch-site')];
    const isProgram = origin === undefined && site === undefined && PROGRAM_PATHS.has(c.req.path);
    if (!isOwn(origin, site, own) && !isProgram && !OPEN_PATHS.has(c.req.path)) {
      throw httpError(403, 'This was not sent from a page of this site.');
    }
    return next();
  };
}

function isOwn(origin: string | undefined, site: string | undefined, own: string): boolean {
  return origin === undefined ? site === 'same-origin' : origin === own;
}
