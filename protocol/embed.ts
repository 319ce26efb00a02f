import { isRecord } from './is-record.ts';

/**
 * What an embedded demo (`/embed/:id`) and the page around it say to each other by postMessage. It reports nothing before that page has asked, and has named
 * itself truly: `{ "surge": "listen", "host": "https://publisher.example" }`.
 */
export type EmbedMessage =
  | { readonly surge: 'listening'; readonly demo: number }
  /** `event`: a name of protocol/frame.ts; `data` as the ad reports it. */
  | { readonly surge: 'event'; readonly demo: number; readonly event: string; readonly data: Readonly<Record<string, unknown>> };

/** The origin that a page names when it asks; undefined for any other message. */
export function parseListen(message: unknown): string | undefined {
  return isRecord(message) && message.surge === 'listen' && typeof message.host === 'string' ? message.host : undefined;
}
