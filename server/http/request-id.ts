import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { requestId as honoRequestId } from 'hono/request-id';

const FROM_PROXY = /^[\w-]{8,64}$/;

/** Connects the log lines of one request. Only a trusted reverse proxy may set the id. */
export function requestId(trustProxy: number): MiddlewareHandler {
  return honoRequestId({
    // With a name Hono would take the id from any client, and repeat it in the answer.
    headerName: '',
    generator: (c) => {
      const given = trustProxy > 0 ? c.req.header('x-request-id') : undefined;
      return given && FROM_PROXY.test(given) ? given : randomUUID();
    },
  });
}
