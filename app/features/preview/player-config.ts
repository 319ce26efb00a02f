import type { Config } from '#protocol/frame.ts';
import type { BrandKit } from './brand-kit.ts';

/** The same random numbers for every visitor. */
const SEED = 7;

/** How an ad plays in a preview. `locale`: of the page. */
export function toConfig(locale: string, brand: BrandKit): Config {
  return { mode: 'live', seed: SEED, reduced: matchMedia('(prefers-reduced-motion: reduce)').matches, locale, clock: 'real', brand };
}
