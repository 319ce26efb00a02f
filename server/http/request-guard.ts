import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';

/** Of any body: briefs are a tenth of it. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Of an address; longer ones are nobody's link. Node itself refuses 16 KB of headers. */
const MAX_URL_LENGTH = 8192;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw problem(413, 'This is longer than 64 KB.');
  },
});

/** Refuses what no page of ours sends before anything is done for it: absurd addresses and methods, long bodies (chunked ones too), compressed ones. */
export function requestGuard(): MiddlewareHandler {
  return (c, next) => {
    if (c.req.url.length > MAX_URL_LENGTH) throw problem(414, 'This address is too long.');
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    if (!METHODS.has(method)) throw problem(405, 'This server does not know that method.');
    const encoding = c.req.header('content-encoding');
    // A few kilobytes can unpack to gigabytes.
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw problem(415, 'Compressed bodies are not taken.');
    return limitBody(c, next);
  };
}

/** Pages take what their forms send; reading anything else as a form would fail. Throws 415. */
export function checkForm({ req }: Context): void {
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(req.header('content-type') ?? '');
  if (req.method !== 'GET' && req.method !== 'HEAD' && !isForm) throw problem(415, 'Only a form is taken here.');
}

/** The API takes JSON: a form on another site cannot send that without asking first. */
export function jsonOnly(c: Context, next: Next): Promise<void> {
  const isJson = /^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '');
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isJson) throw problem(415, 'Only application/json is taken here.');
  return next();
}
