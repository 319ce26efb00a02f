interface RateLimitOptions {
  /** How many are allowed within one window. */
  readonly limit: number;
  readonly windowMs: number;
  readonly maxKeys?: number;
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
}

const MAX_KEYS = 50_000;

/**
 * Counts per key in fixed windows, in the memory of this process, so counts are lost at a restart. Bounded: when there are too many
 * keys, the least recently used one is removed, so many addresses cannot fill the memory.
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

  /** Adds one to the count of the key and returns whether it is within the limit. */
  allows(key: string): boolean {
    const { limit, windowMs, maxKeys, now } = this.#options;
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now() ? known : { endsAt: now() + windowMs, count: 0 };
    window.count++;
    // A map keeps the order of insertion: its first key is the least recently used.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size > maxKeys) this.#forgetOldest();
    return window.count <= limit;
  }

  /** Whether the key has nothing left; counts nothing. */
  isSpent(key: string): boolean {
    const known = this.#windows.get(key);
    return known !== undefined && known.endsAt > this.#options.now() && known.count >= this.#options.limit;
  }

  #forgetOldest(): void {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key);
      return;
    }
  }
}
