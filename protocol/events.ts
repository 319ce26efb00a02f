import { isRecord } from './is-record.ts';

/**
 * The words in which a page tells the server what visitors do with demos, by `POST /api/events`. Counters only: no cookie, no identifier, no
 * time (the server's day counts), nothing that a visitor typed.
 *
 * 1. `view` once when a demo's page opens; `play` once per opening, at the first touch; `complete` once per opening that was played;
 *    `click_through` as often as the ad reports it.
 * 2. `qr_open` when a phone opens /play/{id} from the code a laptop showed.
 * 3. `engaged` once per opening that was played, when it is first left: with its seconds, out of which medians are made.
 * 4. An item that is not one of these is dropped, the rest of its batch counts.
 */
export const measuredNames = ['view', 'play', 'complete', 'click_through', 'qr_open', 'engaged'] as const;
export type MeasuredName = (typeof measuredNames)[number];

export const measuredDevices = ['desktop', 'mobile'] as const;
export type MeasuredDevice = (typeof measuredDevices)[number];

export interface MeasuredEvent {
  readonly name: MeasuredName;
  /** Id of the demo. */
  readonly demo: number;
  readonly device: MeasuredDevice;
  /** Of `engaged` alone: seconds, more than 0. */
  readonly seconds?: number;
}

export interface EventBatch {
  /** Code of the page's language. */
  readonly language: string;
  readonly events: readonly MeasuredEvent[];
}

/** A batch holds at most so many; more are dropped from its end. */
export const MAX_BATCH = 50;
/** Longest body of a batch. A full one is well below. */
export const MAX_BATCH_BYTES = 8 * 1024;
/** Longer engagements count as this. */
const MAX_SECONDS = 6 * 3600;

/** Undefined for what is no batch at all. Copies what is valid and says how many items were dropped. */
export function parseEventBatch(given: unknown): (EventBatch & { readonly dropped: number }) | undefined {
  if (!isRecord(given) || typeof given.language !== 'string' || !/^[a-z]{2}$/.test(given.language) || !Array.isArray(given.events)) return undefined;
  const events = given.events.slice(0, MAX_BATCH).flatMap((item) => parseEvent(item) ?? []);
  return { language: given.language, events, dropped: given.events.length - events.length };
}

function parseEvent(item: unknown): MeasuredEvent | undefined {
  if (!isRecord(item)) return undefined;
  const name = measuredNames.find((one) => one === item.name);
  const device = measuredDevices.find((one) => one === item.device);
  const { demo, seconds } = item;
  if (!name || !device || typeof demo !== 'number' || !Number.isInteger(demo) || demo < 1) return undefined;
  if (name !== 'engaged') return { name, demo, device };
  if (typeof seconds !== 'number' || !(seconds > 0)) return undefined;
  return { name, demo, device, seconds: Math.min(seconds, MAX_SECONDS) };
}
