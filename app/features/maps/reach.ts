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

/** With a digit after the sign: most countries have a few per cent. */
export const formatShare = (share: number, tag: string) =>
  new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);

export interface ReachRow extends CountryReach {
  readonly name: string;
  /** Of the whole reach, 0 to 1. */
  readonly share: number;
}

/** With their names in a language and their shares of the whole. */
export function toRows(countries: readonly CountryReach[], tag: string): readonly ReachRow[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { reach } = toTotals(countries);
  return countries.map((country) => ({ ...country, name: names.of(country.code) ?? country.code, share: country.reach / reach }));
}
