import type { Config } from '#protocol/frame.ts';

/** How an ad plays for a visitor: with random numbers of their own. `locale`: of the page. */
export function toLiveConfig(locale: string, brand: NonNullable<Config['brand']> = {}): Config {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { mode: 'live', seed, reduced: matchMedia('(prefers-reduced-motion: reduce)').matches, locale, clock: 'real', brand };
}
