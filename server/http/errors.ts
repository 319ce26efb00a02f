import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { StoreUnavailable } from '../db/store.ts';
import type { Log } from './log.ts';
import type { HeaderSet, SecurityHeaders } from './security-headers.ts';

/** Seconds, for those who were turned away. */
const RETRY_S = 5;

/**
 * The one answer to a throw: JSON `{ "message" }` under /api/, plain text elsewhere. An expected refusal says its sentence; anything else is a
 * request id for the visitor, and the whole story for the log alone.
 */
export function createErrorHandler(security: SecurityHeaders, log: Log): ErrorHandler {
  return (error, c) => {
    // Also a refusal under /creatives/ is a document in a sandbox.
    const policies = c.req.path.startsWith('/creatives/') ? security.forCreative('') : security.forFile;
    const requestId = c.get('requestId');
    const { status, sentence } = toStoreError(error) ?? toFailure(c, requestId);
    if (status === 500) log({ event: 'request failed', requestId, method: c.req.method, path: c.req.path, error });
    const headers = { ...policies, 'cache-control': 'no-store', ...toAdvice(status) };
    return c.req.path.startsWith('/api/') ? c.json({ message: sentence }, status, headers) : c.text(sentence, status, headers);
  };
}

function toStoreError(error: Error) {
  if (error instanceof StoreUnavailable) return { status: 503, sentence: 'Nothing can be stored at the moment. Try again shortly.' } as const;
  return error instanceof HTTPException ? { status: error.status, sentence: error.message } : undefined;
}

/** A client that went away in the middle of its body is no failure of ours. */
function toFailure(c: Context, requestId: string) {
  const isGone = c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.req.raw.signal.aborted;
  if (isGone) return { status: 400, sentence: 'The request ended early.' } as const;
  return { status: 500, sentence: `Something went wrong. Request ${requestId}.` } as const;
}

/** What a client may do about it. */
function toAdvice(status: number): HeaderSet {
  if (status === 405) return { allow: 'GET, HEAD' };
  return status === 503 || status === 429 ? { 'retry-after': String(RETRY_S) } : {};
}
