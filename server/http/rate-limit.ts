interface RateLimitOptions {
  /** So many within one window. */
  readonly limit: number;
  readonly windowMs: number;
  readonly maxKeys?: number;
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number;
}

const MAX_KEYS = 50_000;

/**
 * Counts per key in fixed windows, in the memory of this process: for what may be forgotten at a restart. Bounded: when there are too many
 * keys, the one unused longest is forgotten, so a flood of addresses costs memory once and no more.
 */
export class RateLimit {
  readonly #windows = new Map<string, { readonly endsAt: number; count: number }>();
  readonly #options: Required<RateLimitOptions>;

  constructor(options: RateLimitOptions) {
    this.#options = { maxKeys: MAX_KEYS, now: () => performance.now(), ...options };
  }

  get size(): number {
    return this.#windows.size;
  }

  /** Counts one more of this key, and says whether it is within the limit. */
  allows(key: string): boolean {
    const { limit, windowMs, maxKeys, now } = this.#options;
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now() ? known : { endsAt: now() + windowMs, count: 0 };
    window.count++;
    // A map keeps the order of insertion: the front is the key unused longest.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > maxKeys) this.#forgetOldest();
    return window.count <= limit;
  }

  #forgetOldest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key);
      return;
    }
  }
}
