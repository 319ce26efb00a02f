import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** Connects the log lines of one request. */
    requestId: string;
  }
}

const FROM_PROXY = /^[\w-]{8,64}$/;

/** Only a trusted reverse proxy may set the id. */
export function requestId(trustProxy: number): MiddlewareHandler {
  return (c, next) => {
    const given = trustProxy > 0 ? c.req.header('x-request-id') : undefined;
    c.set('requestId', given && FROM_PROXY.test(given) ? given : randomUUID());
    return next();
  };
}
