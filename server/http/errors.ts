import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { StoreUnavailable } from '../db/store.ts';
import { type Log, toLoggedPath } from './log.ts';
import type { HeaderSet, SecurityHeaders } from './security-headers.ts';

/** Seconds after which a client that was refused by overload may try again. */
const RETRY_S = 5;

/**
 * Turns every thrown error into an answer: JSON `{ "message" }` under /api/, plain text elsewhere. An HTTP error is answered with its sentence. For
 * any other error the visitor gets a request id, and only the log gets the error.
 */
export function createErrorHandler(security: SecurityHeaders, log: Log): ErrorHandler {
  return (error, c) => {
    // Errors under /creatives/ are documents in a sandbox too.
    const policies = c.req.path.startsWith('/creatives/') ? security.forCreative('') : security.forFile;
    const requestId = c.get('requestId');
    const { status, sentence } = toKnownError(error) ?? toFailure(c, requestId);
    if (status === 500) log({ event: 'request failed', requestId, method: c.req.method, path: toLoggedPath(c.req.path), error });
    const headers = { ...policies, 'cache-control': 'no-store', ...toAdvice(status) };
    return c.req.path.startsWith('/api/') ? c.json({ message: sentence }, status, headers) : c.text(sentence, status, headers);
  };
}

function toKnownError(error: Error) {
  if (error instanceof StoreUnavailable) return { status: 503, sentence: 'Nothing can be stored at the moment. Try again shortly.' } as const;
  return error instanceof HTTPException ? { status: error.status, sentence: error.message } : undefined;
}

/** A client that disconnects while it sends its body is not an error of the server. */
function toFailure(c: Context, requestId: string) {
  const isGone = c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.req.raw.signal.aborted;
  if (isGone) return { status: 400, sentence: 'The request ended early.' } as const;
  return { status: 500, sentence: `Something went wrong. Request ${requestId}.` } as const;
}

/** Headers that tell the client what it can do. */
function toAdvice(status: number): HeaderSet {
  if (status === 405) return { allow: 'GET, HEAD' };
  return status === 503 || status === 429 ? { 'retry-after': String(RETRY_S) } : {};
}
