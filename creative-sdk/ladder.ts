/** Backing-store pixels per CSS pixel, from the finest down. */
const RATIOS = [2, 1.5, 1, 0.75] as const;
/** Each judgement is over this many frames. */
const FRAMES = 20;
/** A median frame longer than this, from one to the next, goes a step down. */
const SLOW_FRAME_MS = 24;
/** So does a median frame that holds the page's thread longer than this: at 60 Hz the page would have nothing left. */
const BUSY_MS = 10;
/** Held no longer than this, a frame may be four times as large. */
const IDLE_MS = 4;
/** 30 % of a frame at 60 Hz. */
const HEAVY_MS = 5;
/** With fewer processors the first frames are coarse, until they prove cheap. */
const FEW_PROCESSORS = 4;

/** The quality ladder of a live creative: how fine it draws. It goes up once at most, and never after it went down. */
export class Ladder {
  readonly #finest: number;
  #rung: number;
  #mayRise: boolean;
  #busy = 0;
  #frames: { readonly every: number; readonly busy: number }[] = [];

  constructor(devicePixelRatio: number, processors: number) {
    this.#finest = RATIOS.findIndex((ratio) => ratio <= Math.max(1, devicePixelRatio));
    const one = RATIOS.indexOf(1);
    this.#rung = processors < FEW_PROCESSORS ? one : this.#finest;
    this.#mayRise = this.#rung > this.#finest;
  }

  /** Drawn at every chance, a frame would take more than its 30 % of a processor (IAB LEAN). */
  get isHeavy(): boolean {
    return this.#busy > HEAVY_MS;
  }

  get ratio(): number {
    return RATIOS[this.#rung] ?? 1;
  }

  /** After a frame: milliseconds since the one before, and how long it held the thread. True when the ratio changed. */
  judge(every: number, busy: number): boolean {
    this.#frames.push({ every, busy });
    if (this.#frames.length < FRAMES) return false;
    this.#busy = this.#median('busy');
    const isSlow = this.#median('every') > SLOW_FRAME_MS || this.#busy > BUSY_MS;
    const isIdle = this.#busy < IDLE_MS;
    this.#frames = [];
    if (isSlow && this.#rung < RATIOS.length - 1) this.#rung++;
    else if (!isSlow && isIdle && this.#mayRise) this.#rung = this.#finest;
    else return false;
    this.#mayRise = false;
    return true;
  }

  #median(key: 'every' | 'busy'): number {
    return this.#frames.map((frame) => frame[key]).sort((a, b) => a - b)[FRAMES / 2] ?? 0;
  }
}
