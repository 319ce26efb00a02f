import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { markets } from '#catalogue/rates.ts';
import { isRecord } from '#protocol/is-record.ts';

/** What a visitor reckons with, on every page that shows prices. */
export interface Reckoning {
  /** ISO 3166-1 alpha-2. */
  readonly market: string;
  /** Whole amount, in the currency of the rates. */
  readonly budget: number;
}

export const LOWEST_BUDGET = 100;
export const HIGHEST_BUDGET = 10_000_000;

/** Before anything is entered. */
export const firstReckoning: Reckoning = { market: markets[0] ?? '', budget: 10_000 };

export function isBudget(amount: unknown): amount is number {
  return Number.isInteger(amount) && Number(amount) >= LOWEST_BUDGET && Number(amount) <= HIGHEST_BUDGET;
}

/** Undefined: nothing has been entered. */
export const priceStore = createDeviceStore<Reckoning | undefined>({
  key: 'surge.price',
  parse: (text) => {
    const value = parseJson(text);
    if (!isRecord(value) || !isBudget(value.budget)) return undefined;
    const market = markets.find((one) => one === value.market);
    return market === undefined ? undefined : { market, budget: value.budget };
  },
  format: (reckoning) => (reckoning ? JSON.stringify(reckoning) : null),
});
