import type { Context } from '#protocol/context.ts';
import type { Config } from '#protocol/frame.ts';
import type { BrandKit } from './brand-kit.ts';

/** The same random numbers for every visitor. */
const SEED = 7;

/** How an ad plays in a preview. `locale`: of the page. */
export function toConfig(locale: string, brand: BrandKit, context: Context = { hour: readHour() }): Config {
  return { mode: 'live', seed: SEED, reduced: matchMedia('(prefers-reduced-motion: reduce)').matches, locale, clock: 'real', brand, context };
}

/** The visitor's own, in quarters. */
export function readHour(): number {
  const now = new Date();
  return now.getHours() + Math.floor(now.getMinutes() / 15) / 4;
}
