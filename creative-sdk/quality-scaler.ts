/** Backing-store pixels per CSS pixel, from the finest down. */
const RATIOS = [2, 1.5, 1, 0.75] as const;
/** The ratio is decided anew after this many frames. */
const FRAMES = 20;
/** When the median time from one frame to the next is longer than this, the ratio goes a step down. */
const SLOW_FRAME_MS = 24;
/** It also goes down when the median frame occupies the page's thread for longer than this: at 60 Hz the page would have no time left. */
const BUSY_MS = 10;
/** Below this a frame is so cheap that it may have four times as many pixels. */
const IDLE_MS = 4;
/** 30 % of a frame at 60 Hz (IAB LEAN). */
const HEAVY_MS = 5;
/** With fewer processors than this the ad begins coarse, and becomes finer once frames prove cheap. */
const FEW_PROCESSORS = 4;

/** Chooses how fine a live creative draws. It goes up once at most, and never after it went down. */
export class QualityScaler {
  readonly #finest: number;
  #level: number;
  #mayRise: boolean;
  #busy = 0;
  #frames: { readonly every: number; readonly busy: number }[] = [];

  constructor(devicePixelRatio: number, processors: number) {
    this.#finest = RATIOS.findIndex((ratio) => ratio <= Math.max(1, devicePixelRatio));
    const one = RATIOS.indexOf(1);
    this.#level = processors < FEW_PROCESSORS ? one : this.#finest;
    this.#mayRise = this.#level > this.#finest;
  }

  /** True when drawing at 60 Hz would take more than 30 % of a processor. */
  get isHeavy(): boolean {
    return this.#busy > HEAVY_MS;
  }

  get ratio(): number {
    return RATIOS[this.#level] ?? 1;
  }

  /** After a frame: milliseconds since the one before, and how long it held the thread. True when the ratio changed. */
  judge(every: number, busy: number): boolean {
    this.#frames.push({ every, busy });
    if (this.#frames.length < FRAMES) return false;
    this.#busy = this.#median('busy');
    const isSlow = this.#median('every') > SLOW_FRAME_MS || this.#busy > BUSY_MS;
    const isIdle = this.#busy < IDLE_MS;
    this.#frames = [];
    if (isSlow && this.#level < RATIOS.length - 1) this.#level++;
    else if (!isSlow && isIdle && this.#mayRise) this.#level = this.#finest;
    else return false;
    this.#mayRise = false;
    return true;
  }

  #median(key: 'every' | 'busy'): number {
    return this.#frames.map((frame) => frame[key]).sort((a, b) => a - b)[FRAMES / 2] ?? 0;
  }
}
