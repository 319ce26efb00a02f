import type { MiddlewareHandler } from 'hono';
import { httpError } from './http-error.ts';

/** Answers only the public host, with or without its default port. Both the Host header and an absolute request target must match. */
export function hostGuard(publicHost: string): MiddlewareHandler {
  return (c, next) => {
    const asked = c.req.header('host')?.toLowerCase();
    const isAsked = (host: string | undefined) => host === publicHost || host?.replace(/:(?:80|443)$/, '') === publicHost;
    if (!isAsked(asked) || !isAsked(new URL(c.req.url).host)) throw httpError(421, 'This server does not answer for that host.');
    return next();
  };
}
