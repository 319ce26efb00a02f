import type { Context } from '#protocol/context.ts';
import type { Config } from '#protocol/frame.ts';

/** How an ad plays for a visitor: with random numbers of their own, and in the light of their hour where nothing else is said. `locale`: of the page. */
export function toLiveConfig(locale: string, brand: NonNullable<Config['brand']> = {}, context: Context = { hour: readHour() }): Config {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { mode: 'live', seed, reduced: matchMedia('(prefers-reduced-motion: reduce)').matches, locale, clock: 'real', brand, context };
}

/** The visitor's own, in quarters. */
export function readHour(): number {
  const now = new Date();
  return now.getHours() + Math.floor(now.getMinutes() / 15) / 4;
}
