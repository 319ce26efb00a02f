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

export interface BriefRow {
  /** What the visitor is told; protocol/brief.ts REFERENCE. Primary key. */
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
  name: string;
  email: string;
  email_lower: string;
  company: string;
  /** Reference, name, e-mail and company in lower case. */
  search_text: string;
  country: string;
  /** JSON list of slugs. */
  formats: string;
  /** JSON list of ids. */
  demos: string;
  brand_link: string;
  model: string;
  budget: string;
  start_date: string;
  message: string;
  consent_version: string;
  newsletter: number;
  language: string;
  /** JSON list of Engagement. */
  engagement: string;
}

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
