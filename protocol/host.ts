import type { BriefReceipt, BriefRefusal } from './brief.ts';

/** What the site asks of its host. */
export interface Host {
  /** Scheme and host of the public address, no trailing slash: canonical links, share pictures, sitemap. Never taken from a request. */
  readonly publicOrigin: string;
  /** Whether the sender of a brief is mailed a copy. */
  readonly sendsCopies: boolean;
  /** An unexpected failure while answering this request. */
  logError(error: unknown): void;
  /** What every copy of the brief's form carries: a key that makes sending twice harmless, and a signed token that knows when it was handed out. */
  createTicket(): Promise<BriefTicket>;
  /** Takes what the plain form posted; `POST /api/briefs` is the same desk with another door. */
  sendBrief(sent: SentBrief): Promise<BriefOutcome>;
}

export interface BriefTicket {
  readonly key: string;
  readonly token: string;
}

export interface SentBrief extends BriefTicket {
  /** Unchecked. */
  readonly brief: unknown;
  /** The honeypot. */
  readonly website: string;
  /** It waited on the visitor's device for a connection. */
  readonly isDelayed: boolean;
}

/**
 * `status`: 201 newly kept, 200 known already; 422, 429 or 503 with what to say, and for the last two the seconds to wait. A 422 without fields and
 * token: the key is another brief's, so this one needs a new one.
 */
export type BriefOutcome =
  | { readonly status: 200 | 201; readonly receipt: BriefReceipt }
  | { readonly status: 422 | 429 | 503; readonly refusal: BriefRefusal; readonly retryAfterS?: number };
