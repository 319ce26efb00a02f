import type { Engagement } from '#protocol/engagement.ts';
import type { MeasuredDevice, MeasuredEvent } from '#protocol/events.ts';
import type { CreativeEvent, EventName } from '#protocol/frame.ts';

/** After a touch somebody is taken to watch for so long: then the ad itself comes to rest. */
export const IDLE_MS = 15_000;

/** The visitor has the ad in hand. Not in here: what an ad does by itself. */
const touches: ReadonlySet<EventName> = new Set(['engagement_start', 'interaction', 'expand', 'collapse', 'click_through']);

export interface Witness {
  /** For the server. */
  report(event: MeasuredEvent): void;
  /** For this visit's own record. */
  note(deeds: Partial<Omit<Engagement, 'demo'>>): void;
  /** Milliseconds, never going back. */
  now(): number;
}

/**
 * One demo's page from its opening to its end: turns what the ad reports into what is measured (protocol/events.ts).
 *
 * 1. The first touch is the play. While the ad plays itself (`attract`), its own interactions are nobody's touch; a `detail` never is.
 * 2. Engaged time runs from touch to touch, and for 15 s after the last; a pause, a hidden page and the ad's return to playing itself end a stretch,
 *    the next touch begins another.
 * 3. `engaged` is reported when the page is first hidden or left: a phone may never show it again. What follows counts for the visit alone.
 */
export class Opening {
  readonly #demo: number;
  readonly #witness: Witness;
  #device: MeasuredDevice;
  #isAttracting = false;
  #isPlayed = false;
  #isComplete = false;
  #isReported = false;
  /** While a stretch of engaged time runs. */
  #touchedAt: number | undefined;
  /** Since the page was last left. */
  #deeds: Record<keyof typeof none, number> = { ...none };

  constructor(demo: number, device: MeasuredDevice, witness: Witness) {
    this.#demo = demo;
    this.#device = device;
    this.#witness = witness;
    this.#report('view');
  }

  /** A phone scanned the code that a laptop showed, and this is where it led. */
  noteCode(): void {
    this.#report('qr_open');
    this.#witness.note({ qrOpens: 1 });
  }

  /** The device tab on the stage. */
  show(device: MeasuredDevice): void {
    this.#device = device;
  }

  hear({ name }: CreativeEvent): void {
    if (name === 'attract_start' || name === 'attract_end') this.#isAttracting = name === 'attract_start';
    if (name === 'attract_start' || name === 'pause') this.#stop();
    const isTouch = touches.has(name) && !this.#isAttracting;
    if (isTouch) this.#touch();
    if (isTouch && name === 'interaction') this.#deeds.interactions++;
    // A long drag is one interaction: as long as something comes of it, somebody is there.
    if (name === 'detail' && this.#touchedAt !== undefined) this.#touch();
    if (name === 'click_through') this.#report('click_through');
    if (name === 'complete') this.#complete();
  }

  /** The page is hidden or left; it may be shown again. */
  leave(): void {
    this.#stop();
    const deeds = this.#deeds;
    this.#deeds = { ...none };
    if (Object.values(deeds).some((value) => value > 0)) this.#witness.note(deeds);
    if (!this.#isPlayed || this.#isReported) return;
    this.#isReported = true;
    // A tenth is the least that can be told from nothing.
    const seconds = Math.max(0.1, Math.round(deeds.seconds * 10) / 10);
    this.#witness.report({ name: 'engaged', demo: this.#demo, device: this.#device, seconds });
  }

  #report(name: Exclude<MeasuredEvent['name'], 'engaged'>): void {
    this.#witness.report({ name, demo: this.#demo, device: this.#device });
  }

  #touch(): void {
    this.#stop();
    this.#touchedAt = this.#witness.now();
    if (this.#isPlayed) return;
    this.#isPlayed = true;
    this.#report('play');
  }

  #stop(): void {
    if (this.#touchedAt === undefined) return;
    this.#deeds.seconds += Math.min(this.#witness.now() - this.#touchedAt, IDLE_MS) / 1000;
    this.#touchedAt = undefined;
  }

  #complete(): void {
    if (this.#isComplete || !this.#isPlayed) return;
    this.#isComplete = true;
    this.#deeds.completions++;
    this.#report('complete');
  }
}

const none = { seconds: 0, interactions: 0, completions: 0 } as const;
