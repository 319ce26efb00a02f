import type { Engagement } from '#protocol/engagement.ts';
import type { MeasuredDevice, MeasuredEvent } from '#protocol/events.ts';
import type { CreativeEvent, EventName } from '#protocol/frame.ts';

/** How long after a touch the visitor is assumed to watch: then the ad itself stops moving. */
export const IDLE_MS = 15_000;

/** Events that a visitor causes. What an ad does by itself is not among them. */
const touches: ReadonlySet<EventName> = new Set(['engagement_start', 'interaction', 'expand', 'collapse', 'click_through']);

export interface TrackerOptions {
  /** Called with each event for the server. */
  onEvent(event: MeasuredEvent): void;
  /** Called with counts to add to the record of this visit. */
  onSummary(counts: Partial<Omit<Engagement, 'demo'>>): void;
  /** A monotonic clock in milliseconds. */
  now(): number;
}

/**
 * Turns what an ad reports into measured events (protocol/events.ts), from the opening of a demo's page until the page is left.
 *
 * 1. The first touch counts as the play. Interactions while the ad plays itself (`attract`) are not touches; a `detail` never is.
 * 2. Engaged time runs from touch to touch, and for 15 s after the last one. A pause, a hidden page, and the ad playing itself again end a period;
 *    the next touch begins a new one.
 * 3. `engaged` is reported when the page is first hidden or left, because a phone may never show it again. Later time counts only for the visit.
 */
export class EngagementTracker {
  readonly #demo: number;
  readonly #options: TrackerOptions;
  #device: MeasuredDevice;
  #isAttracting = false;
  #isPlayed = false;
  #isComplete = false;
  #isReported = false;
  /** Time of the last touch; undefined while no engaged time runs. */
  #touchedAt: number | undefined;
  /** Counts since the page was last hidden or left. */
  #counts: Record<keyof typeof NO_COUNTS, number> = { ...NO_COUNTS };

  constructor(demo: number, device: MeasuredDevice, options: TrackerOptions) {
    this.#demo = demo;
    this.#device = device;
    this.#options = options;
    this.#report('view');
  }

  /** To be called when a phone opened this page by the QR code that a laptop showed. */
  countQrOpen(): void {
    this.#report('qr_open');
    this.#options.onSummary({ qrOpens: 1 });
  }

  /** To be called when the visitor chooses another device to show the demo on. */
  setDevice(device: MeasuredDevice): void {
    this.#device = device;
  }

  handleEvent({ name }: CreativeEvent): void {
    if (name === 'attract_start' || name === 'attract_end') this.#isAttracting = name === 'attract_start';
    if (name === 'attract_start' || name === 'pause') this.#stop();
    const isTouch = touches.has(name) && !this.#isAttracting;
    if (isTouch) this.#touch();
    if (isTouch && name === 'interaction') this.#counts.interactions++;
    // A long drag is one interaction: the details that it causes show that the visitor is still there.
    if (name === 'detail' && this.#touchedAt !== undefined) this.#touch();
    if (name === 'click_through') this.#report('click_through');
    if (name === 'complete') this.#complete();
  }

  /** To be called when the page is hidden or left; it may be shown again. */
  leave(): void {
    this.#stop();
    const counts = this.#counts;
    this.#counts = { ...NO_COUNTS };
    if (Object.values(counts).some((value) => value > 0)) this.#options.onSummary(counts);
    if (!this.#isPlayed || this.#isReported) return;
    this.#isReported = true;
    // At least a tenth of a second, the smallest unit that is reported.
    const seconds = Math.max(0.1, Math.round(counts.seconds * 10) / 10);
    this.#options.onEvent({ name: 'engaged', demo: this.#demo, device: this.#device, seconds });
  }

  #report(name: Exclude<MeasuredEvent['name'], 'engaged'>): void {
    this.#options.onEvent({ name, demo: this.#demo, device: this.#device });
  }

  #touch(): void {
    this.#stop();
    this.#touchedAt = this.#options.now();
    if (this.#isPlayed) return;
    this.#isPlayed = true;
    this.#report('play');
  }

  #stop(): void {
    if (this.#touchedAt === undefined) return;
    this.#counts.seconds += Math.min(this.#options.now() - this.#touchedAt, IDLE_MS) / 1000;
    this.#touchedAt = undefined;
  }

  #complete(): void {
    if (this.#isComplete || !this.#isPlayed) return;
    this.#isComplete = true;
    this.#counts.completions++;
    this.#report('complete');
  }
}

const NO_COUNTS = { seconds: 0, interactions: 0, completions: 0 } as const;
