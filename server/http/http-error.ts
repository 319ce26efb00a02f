import { HTTPException } from 'hono/http-exception';

type HttpErrorStatus = 400 | 403 | 404 | 405 | 408 | 409 | 413 | 414 | 415 | 421 | 422 | 429 | 500 | 503;

/** An expected error. Thrown anywhere; errors.ts turns it into an answer with this status and sentence. */
export function httpError(status: HttpErrorStatus, sentence: string): HTTPException {
  return new HTTPException(status, { message: sentence });
}
