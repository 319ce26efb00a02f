import type { BriefOutcome, BriefSubmission, BriefTicket } from './brief-submission.ts';
import type { DeckView } from './deck.ts';

/** What the site asks of its host. */
export interface Host {
  /** Scheme and host of the public address, no trailing slash: canonical links, share pictures, sitemap. Never taken from a request. */
  readonly publicOrigin: string;
  /** Whether the sender of a brief is mailed a copy. */
  readonly sendsCopies: boolean;
  /** An unexpected failure while answering this request. */
  logError(error: unknown): void;
  /** What every copy of the brief's form carries: a key that makes sending twice harmless, and a signed token with the time of delivery. */
  createTicket(): Promise<BriefTicket>;
  /** Takes what the plain form posted; `POST /api/briefs` goes to the same brief service. */
  sendBrief(submission: BriefSubmission<unknown>): Promise<BriefOutcome>;
  /**
   * The deck of a client's link. Without a password only a deck without one opens; with one it is compared, a few times only. Undefined for whatever does
   * not open: the page must look the same for all of it.
   */
  openDeck(id: string, password?: string): Promise<DeckView | undefined>;
}
