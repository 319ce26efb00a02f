import { HTTPException } from 'hono/http-exception';

type ProblemStatus = 400 | 404 | 405 | 413 | 421 | 429 | 500 | 503;

/** An expected refusal: thrown anywhere, answered in one place (app.ts) with this status and sentence. */
export function problem(status: ProblemStatus, sentence: string): HTTPException {
  return new HTTPException(status, { message: sentence });
}
