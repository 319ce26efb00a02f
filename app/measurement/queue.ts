import { type EventBatch, MAX_BATCH, type MeasuredEvent } from '#protocol/events.ts';

/** Events are sent at once when this many wait. */
export const FLUSH_COUNT = 20;
/** Events are sent at the latest this long after the first one. */
export const FLUSH_MS = 10_000;
/** Above this number the oldest events are dropped, while nothing can be sent. */
export const MAX_WAITING = 200;

/** `send` resolves with whether the server accepted the batch; if not, it is tried once more. `sendLast` is for a page that is being left. */
export interface Transport {
  send(batch: EventBatch): Promise<boolean>;
  sendLast(batch: EventBatch): void;
}

interface Waiting {
  readonly event: MeasuredEvent;
  readonly language: string;
  readonly isRetry: boolean;
}

/**
 * Sends events to the server in batches, one after the other. Each is tried twice, then dropped. Never throws: failures are not reported, as no
 * visitor needs to know of them.
 */
export class EventQueue {
  readonly #transport: Transport;
  #waiting: readonly Waiting[] = [];
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  add(event: MeasuredEvent, language: string): void {
    this.#keep([...this.#waiting, { event, language, isRetry: false }]);
    if (this.#waiting.length >= FLUSH_COUNT && !this.#waiting[0]?.isRetry) void this.#send();
    else this.#schedule();
  }

  /** Sends everything now, because the page may not come back. */
  flushLast(): void {
    while (this.#waiting.length > 0) this.#transport.sendLast(toBatch(this.#take()));
  }

  #keep(waiting: readonly Waiting[]): void {
    this.#waiting = waiting.slice(-MAX_WAITING);
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => void this.#send(), FLUSH_MS);
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#waiting.length === 0) return;
    clearTimeout(this.#timer);
    this.#isSending = true;
    const batch = this.#take();
    const isTaken = await this.#transport.send(toBatch(batch)).catch(() => false);
    if (!isTaken) this.#keep([...batch.filter((one) => !one.isRetry).map((one) => ({ ...one, isRetry: true })), ...this.#waiting]);
    this.#isSending = false;
    this.#timer = undefined;
    if (isTaken && this.#waiting.length >= FLUSH_COUNT) return this.#send();
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Removes and returns the oldest events of one language. */
  #take(): readonly Waiting[] {
    const oldest = this.#waiting.slice(0, MAX_BATCH);
    const change = oldest.findIndex((one) => one.language !== oldest[0]?.language);
    const batch = change === -1 ? oldest : oldest.slice(0, change);
    this.#waiting = this.#waiting.slice(batch.length);
    return batch;
  }
}

const toBatch = (batch: readonly Waiting[]): EventBatch => ({ language: batch[0]?.language ?? 'en', events: batch.map(({ event }) => event) });
