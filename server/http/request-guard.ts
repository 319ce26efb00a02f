import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { httpError } from './http-error.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Of any body: briefs are a tenth of it. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Of an address; longer ones are nobody's link. Node itself refuses 16 KB of headers. */
const MAX_URL_LENGTH = 8192;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw httpError(413, 'This is longer than 64 KB.');
  },
});

/** Methods that change nothing and ask for nothing of ours, whoever sends them: OPTIONS says what an address takes, TRACE and inventions are refused. */
export function methodGuard(security: SecurityHeaders): MiddlewareHandler {
  return (c, next) => {
    const { method, path } = c.req;
    if (METHODS.has(method)) return next();
    if (method !== 'OPTIONS') throw httpError(405, 'This server does not know that method.');
    const policies = path.startsWith('/creatives/') ? security.forCreative('') : security.forFile;
    return Promise.resolve(c.body(null, 204, { ...policies, 'cache-control': 'no-store', allow: toAllowed(path) }));
  };
}

function toAllowed(path: string): string {
  if (/^\/(?:assets|creatives|health)\/|^\/api\/briefs\/ticket$/.test(path)) return 'GET, HEAD, OPTIONS';
  return path.startsWith('/api/') ? 'POST, OPTIONS' : 'GET, HEAD, POST, OPTIONS';
}

/** Refuses what no page of ours sends before anything is done for it: absurd addresses, long bodies (chunked ones too), compressed ones. */
export function requestGuard(): MiddlewareHandler {
  return (c, next) => {
    if (c.req.url.length > MAX_URL_LENGTH) throw httpError(414, 'This address is too long.');
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const encoding = c.req.header('content-encoding');
    // A few kilobytes can unpack to gigabytes.
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw httpError(415, 'Compressed bodies are not taken.');
    return limitBody(c, next);
  };
}

/** Whether a body is of this type, in the one charset in which it would be read. */
function isOfType(c: Context, type: string): boolean {
  const [given = '', ...parameters] = (c.req.header('content-type') ?? '').toLowerCase().split(';');
  return given.trim() === type && parameters.every((parameter) => !/^\s*charset\s*=/.test(parameter) || /=\s*"?utf-?8"?\s*$/.test(parameter));
}

/** Pages take what their forms send; reading anything else as a form would fail. Throws 415. */
export function checkForm(c: Context): void {
  const isForm = isOfType(c, 'application/x-www-form-urlencoded');
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isForm) throw httpError(415, 'Only a form is taken here.');
}

/** The API takes JSON: a form on another site cannot send that without asking first. */
export function jsonOnly(c: Context, next: Next): Promise<void> {
  const isJson = isOfType(c, 'application/json');
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isJson) throw httpError(415, 'Only application/json is taken here.');
  return next();
}
