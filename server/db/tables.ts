import type { briefFields, StoredField } from '#protocol/brief-fields.ts';

/**
 * The tables, in column types that SQLite and PostgreSQL treat alike: ids and times (ISO 8601, UTC) as text, booleans as 0 or 1, lists as JSON text.
 * What is searched is also stored in lower case, because `like` differs between the two.
 */
export interface Tables {
  briefs: BriefRow;
  outbox: OutboxRow;
  used_tokens: { id: string; expires_at: string };
  limits: { key: string; window_start: string; count: number };
  marks: { name: string; value: number };
  secrets: { name: string; value: string };
  event_counts: EventScope & { name: string; count: number };
  event_times: EventScope & { bucket: number; count: number };
}

export const briefStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export type BriefStatus = (typeof briefStatuses)[number];

/** A brief: the columns that the store adds, and one for each stored field of protocol/brief-fields.ts. */
export interface BriefRow extends BriefColumns {
  /** The reference that the visitor gets; REFERENCE of protocol/brief-submission.ts. Primary key. */
  reference: string;
  /** Idempotency key; unique among stored briefs. */
  key: string;
  /** SHA-256 of the brief's canonical JSON: tells a repetition from another brief under the same key. */
  body_hash: string;
  received_at: string;
  updated_at: string;
  status: BriefStatus;
  /** Comma-separated signs of spam: honeypot, hurried, old-token, used-token, many. Empty for none. Flagged briefs are stored, never dropped. */
  flags: string;
  email_lower: string;
  /** Reference, name, e-mail and company in lower case. */
  search_text: string;
}

type StoredRow = (typeof briefFields)[StoredField];
export type BriefColumns = { [Column in StoredRow['column']]: Extract<StoredRow, { column: Column }>['kind'] extends 'flag' ? number : string };

export const outboxChannels = ['webhook', 'mail', 'copy'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** A message about a brief that is to be delivered. Unique per brief and channel; deleted with its brief. */
export interface OutboxRow {
  id: string;
  reference: string;
  channel: OutboxChannel;
  attempts: number;
  /** Not to be tried before this time. */
  next_at: string;
  last_error: string;
  /** Empty until delivered. */
  delivered_at: string;
}

/** The dimensions that events are counted by. */
interface EventScope {
  /** YYYY-MM-DD, UTC. */
  day: string;
  demo: number;
  device: string;
  language: string;
}
