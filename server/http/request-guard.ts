import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { httpError } from './http-error.ts';
import type { SecurityHeaders } from './security-headers.ts';

const KB = 1024;
/** The greatest size of a body; a brief has a tenth of it. */
export const MAX_BODY_BYTES = 64 * KB;
/** A deck has 64 KB of texts, and a logo as a data URL besides (protocol/brand.ts). */
export const MAX_DECK_BYTES = 300 * KB;
/** A picture of 1 MB in base 64. */
export const MAX_PICTURE_BYTES = 1536 * KB;
/** The greatest length of an address; no link is longer. Node itself refuses more than 16 KB of headers. */
const MAX_URL_LENGTH = 8192;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw httpError(413, `This is longer than ${maxSize / KB} KB.`);
    },
  });
const limitBody = limitTo(MAX_BODY_BYTES);
/** The only addresses that take more. */
const larger = [
  [/^\/api\/decks(?:\/[\w-]{22}\/change)?$/, limitTo(MAX_DECK_BYTES)],
  [/^\/api\/decks\/[\w-]{22}\/pictures$/, limitTo(MAX_PICTURE_BYTES)],
] as const;

/** Answers methods that the app does not handle: OPTIONS lists the allowed methods, TRACE and unknown methods are refused. */
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
  if (/^\/(?:assets|creatives|health)\/|^\/api\/briefs\/ticket$|^\/api\/meetings\/[^/]+(?:\/events)?$/.test(path)) return 'GET, HEAD, OPTIONS';
  return path.startsWith('/api/') || path === '/mcp' ? 'POST, OPTIONS' : 'GET, HEAD, POST, OPTIONS';
}

/** Refuses early what no page of ours sends: very long addresses, long bodies (also chunked ones), compressed bodies. */
export function requestGuard(): MiddlewareHandler {
  return (c, next) => {
    if (c.req.url.length > MAX_URL_LENGTH) throw httpError(414, 'This address is too long.');
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const encoding = c.req.header('content-encoding');
    // A few compressed kilobytes can expand to gigabytes.
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw httpError(415, 'Compressed bodies are not taken.');
    const limit = larger.find(([path]) => path.test(c.req.path))?.[1] ?? limitBody;
    return limit(c, next);
  };
}

/** Whether the body has this type, and UTF-8 as its charset, in which it will be read. */
function isOfType(c: Context, type: string): boolean {
  const [given = '', ...parameters] = (c.req.header('content-type') ?? '').toLowerCase().split(';');
  return given.trim() === type && parameters.every((parameter) => !/^\s*charset\s*=/.test(parameter) || /=\s*"?utf-?8"?\s*$/.test(parameter));
}

/** Pages accept only what forms send: anything else could not be parsed as a form. Throws 415. */
export function checkForm(c: Context): void {
  const isForm = isOfType(c, 'application/x-www-form-urlencoded');
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isForm) throw httpError(415, 'Only a form is taken here.');
}

/** The API accepts only JSON, which a form on another site cannot send without a preflight. */
export function jsonOnly(c: Context, next: Next): Promise<void> {
  const isJson = isOfType(c, 'application/json');
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isJson) throw httpError(415, 'Only application/json is taken here.');
  return next();
}
