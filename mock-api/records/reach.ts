/** What the publishers of a country reach. Never written, so it needs no schema. */
export interface CountryReach {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  /** ISO 3166-1, three digits. */
  readonly id: string;
  readonly region: 'Europe' | 'North America' | 'Latin America' | 'Middle East and Africa' | 'Asia and Pacific';
  readonly publishers: number;
  /** People in a month. */
  readonly reach: number;
  /** Longitude and latitude, of a country that maps of the world are too coarse for. */
  readonly at?: readonly [number, number];
}
