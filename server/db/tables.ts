import type { briefFields, StoredField } from '#protocol/brief-fields.ts';
import type { DecisionKind, DeckComment } from '#protocol/deck.ts';

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
  decks: DeckRow;
  deck_pictures: DeckPictureRow;
  deck_comments: DeckCommentRow;
  deck_decisions: DeckDecisionRow;
  /** How often a demo of a deck was played; under demo 0, how often the deck was opened. */
  deck_counts: { deck: string; demo: number; count: number };
  meetings: MeetingRow;
  /** How many follow a meeting from one server, and when that server said so last. */
  meeting_followers: { code: string; server: string; count: number; seen_at: string };
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

export interface DeckRow {
  /** Of the client's page; DECK_ID of protocol/deck.ts. Primary key. */
  id: string;
  /** SHA-256 of the owner's secret, which itself is not kept. */
  edit_hash: string;
  /** SHA-256 of what the deck was made from: tells a repetition from another deck under the same key. */
  body_hash: string;
  version: number;
  /** DeckContent as JSON. */
  content: string;
  /** Ids of the content's demos as JSON, so that a comment can be checked without reading the content. */
  demos: string;
  /** As passwords.ts hashes it; empty for none. */
  password: string;
  created_at: string;
  updated_at: string;
  expires_at: string;
  /** Empty unless revoked. */
  revoked_at: string;
}

export interface DeckPictureRow {
  deck: string;
  picture: string;
  /** SHA-256 of its bytes. */
  hash: string;
  /** As judged by its content. */
  type: string;
  /** Base64. */
  data: string;
  added_at: string;
}

/** What comments and decisions have in common. Unique per deck by key, and by place. */
interface SaidRow {
  id: string;
  deck: string;
  /** Idempotency key. */
  key: string;
  body_hash: string;
  /** 1, 2, 3 … in the order in which they came: two may have the same time. */
  place: number;
  demo: number;
  name: string;
  text: string;
  /** Name and text in lower case, for erasing by mail address. */
  search_text: string;
  said_at: string;
}

export interface DeckCommentRow extends SaidRow {
  second: number | null;
  /** Id of the comment or decision that it replies to, or empty. */
  answers: string;
  said_by: DeckComment['by'];
}

export interface DeckDecisionRow extends SaidRow {
  kind: DecisionKind;
}

/** A presentation that others may follow (protocol/meeting.ts); erased when it ends. */
export interface MeetingRow {
  code: string;
  /** SHA-256 of the presenter's secret, which itself is not kept. */
  secret_hash: string;
  /** MeetingState as JSON; empty until something is shown. */
  state: string;
  /** Of the state. */
  n: number;
  /** The presenter's note of what is shown, for their own phone; empty unless that is their clicker. */
  note: string;
  /** The last NumberedPresses as JSON. */
  presses: string;
  updated_at: string;
}
