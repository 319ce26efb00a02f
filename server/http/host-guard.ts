import type { MiddlewareHandler } from 'hono';
import { httpError } from './http-error.ts';

/** Answers one public host only; its default port may be named. An absolute request target counts as well as the Host header. */
export function hostGuard(publicHost: string): MiddlewareHandler {
  return (c, next) => {
    const asked = c.req.header('host')?.toLowerCase();
    const isAsked = (host: string | undefined) => host === publicHost || host?.replace(/:(?:80|443)$/, '') === publicHost;
    if (!isAsked(asked) || !isAsked(new URL(c.req.url).host)) throw httpError(421, 'This server does not answer for that host.');
    return next();
  };
}
