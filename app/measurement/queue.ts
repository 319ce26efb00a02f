import { type EventBatch, MAX_BATCH, type MeasuredEvent } from '#protocol/events.ts';

/** Leaves at once when so many wait. */
export const FLUSH_COUNT = 20;
/** Waits no longer than this, counted from the first. */
export const FLUSH_MS = 10_000;
/** While nothing can be sent, the oldest make room. */
export const MAX_WAITING = 200;

/** `send` resolves with whether the server took the batch; false or a rejection is tried once more. `sendLast` is for a page that goes. */
export interface Wire {
  send(batch: EventBatch): Promise<boolean>;
  sendLast(batch: EventBatch): void;
}

interface Waiting {
  readonly event: MeasuredEvent;
  readonly language: string;
  readonly isRetry: boolean;
}

/** Events on their way to the server: one batch after the other, each tried twice, then dropped. Never throws: failures are dropped in silence, because no visitor waits for a counter. */
export class EventQueue {
  readonly #wire: Wire;
  #waiting: readonly Waiting[] = [];
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  add(event: MeasuredEvent, language: string): void {
    this.#keep([...this.#waiting, { event, language, isRetry: false }]);
    if (this.#waiting.length >= FLUSH_COUNT && !this.#waiting[0]?.isRetry) void this.#send();
    else this.#schedule();
  }

  /** The page goes, perhaps for ever: everything leaves now. */
  flushLast(): void {
    while (this.#waiting.length > 0) this.#wire.sendLast(toBatch(this.#take()));
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
    const isTaken = await this.#wire.send(toBatch(batch)).catch(() => false);
    if (!isTaken) this.#keep([...batch.filter((one) => !one.isRetry).map((one) => ({ ...one, isRetry: true })), ...this.#waiting]);
    this.#isSending = false;
    this.#timer = undefined;
    if (isTaken && this.#waiting.length >= FLUSH_COUNT) return this.#send();
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** What waits longest, in one language. */
  #take(): readonly Waiting[] {
    const oldest = this.#waiting.slice(0, MAX_BATCH);
    const change = oldest.findIndex((one) => one.language !== oldest[0]?.language);
    const batch = change === -1 ? oldest : oldest.slice(0, change);
    this.#waiting = this.#waiting.slice(batch.length);
    return batch;
  }
}

const toBatch = (batch: readonly Waiting[]): EventBatch => ({ language: batch[0]?.language ?? 'en', events: batch.map(({ event }) => event) });
