import type { CountryReach } from '#mock-api/records/reach.ts';

/** People a month at which the next class of the map begins: each is about three times the one before. */
export const REACH_STEPS: readonly number[] = [1_000_000, 3_000_000, 9_000_000, 27_000_000];

/** The class of the map, from 1. */
export const toLevel = (reach: number) => 1 + REACH_STEPS.filter((step) => reach >= step).length;

export function toTotals(countries: readonly Pick<CountryReach, 'publishers' | 'reach'>[]) {
  return {
    publishers: countries.reduce((sum, { publishers }) => sum + publishers, 0),
    reach: countries.reduce((sum, { reach }) => sum + reach, 0),
  };
}
