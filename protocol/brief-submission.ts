import type { Brief } from './brief.ts';

/**
 * A brief with what is sent beside it from page to server, by the plain form of /start-campaign or by `POST /api/briefs`, where the key is in the
 * header `Idempotency-Key` and the rest is the body. `Content`: unknown until the server has checked it.
 */
export interface BriefSubmission<Content = Brief> {
  /** A UUID that the page makes once per brief: it may be sent any number of times. */
  readonly key: string;
  /** Proof of when the form was delivered; '' where the page could not get one. */
  readonly token: string;
  readonly brief: Content;
  /** The honeypot: people leave it empty. */
  readonly website: string;
  /** Kept on the device while there was no connection: its token may be old. */
  readonly isDelayed: boolean;
}

/** What every copy of the form contains. */
export type BriefTicket = Pick<BriefSubmission, 'key' | 'token'>;

/** What is wrong with a field. */
export const fieldProblems = ['missing', 'too-long', 'wrong', 'past', 'unknown'] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** 201 the first time, 200 for a repeated key: always the same reference. */
export interface BriefReceipt {
  readonly reference: string;
}

/** Any refusal: 400, 413, 422, 429 or 503. A 422 without fields and token: the key is another brief's, so this one needs a new one. */
export interface BriefRefusal {
  readonly message: string;
  /** 422: what is wrong with which field. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** 422 for a token that is missing or not ours: a fresh one. The same brief may be sent with it at once. */
  readonly token?: string;
}

/** `status`: 201 newly kept, 200 known already; 422, 429 or 503 with what to say, and for the last two the seconds to wait. */
export type BriefOutcome =
  | { readonly status: 200 | 201; readonly receipt: BriefReceipt }
  | { readonly status: 422 | 429 | 503; readonly refusal: BriefRefusal; readonly retryAfterS?: number };

/** SG-, then three groups of four letters and digits that are not mistaken for one another. */
export const REFERENCE = /^SG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
export const IDEMPOTENCY_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
