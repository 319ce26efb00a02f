import type { briefFields, StoredField } from '#protocol/brief-fields.ts';

/**
 * What is stored, in columns that SQLite and PostgreSQL keep alike: ids and times (ISO 8601, UTC) as text, flags as 0 or 1, lists as JSON text.
 * What is searched has a lower-cased copy of its own, because the engines' `like` differ.
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

/** A brief: what the store adds, and a column for each field of protocol/brief-fields.ts that is kept. */
export interface BriefRow extends BriefColumns {
  /** What the visitor is told; protocol/brief-submission.ts REFERENCE. Primary key. */
  reference: string;
  /** Idempotency key; unique for as long as the brief lives. */
  key: string;
  /** SHA-256 of the brief's canonical JSON: the same key with another brief is refused. */
  body_hash: string;
  received_at: string;
  updated_at: string;
  status: BriefStatus;
  /** Comma-separated signs of spam, empty for none: honeypot, hurried, old-token, used-token, many. Flagged briefs are kept, never dropped. */
  flags: string;
  email_lower: string;
  /** Reference, name, e-mail and company in lower case. */
  search_text: string;
}

type StoredRow = (typeof briefFields)[StoredField];
export type BriefColumns = { [Column in StoredRow['column']]: Extract<StoredRow, { column: Column }>['kind'] extends 'flag' ? number : string };

export const outboxChannels = ['webhook', 'mail', 'copy'] as const;
export type OutboxChannel = (typeof outboxChannels)[number];

/** One thing to tell somebody about a brief, until it is told. Goes with its brief. Unique per brief and channel. */
export interface OutboxRow {
  id: string;
  reference: string;
  channel: OutboxChannel;
  attempts: number;
  /** Not before. */
  next_at: string;
  last_error: string;
  /** Empty until told. */
  delivered_at: string;
}

/** What figures are counted by. */
interface EventScope {
  /** YYYY-MM-DD, UTC. */
  day: string;
  demo: number;
  device: string;
  language: string;
}
