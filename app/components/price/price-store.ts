import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { type PaymentModel, paymentModels } from '#catalogue/payment-models.ts';
import { isRecord } from '#protocol/is-record.ts';

/** What a visitor plans with, on every page that shows prices, and in the links to the brief. Without the table of rates, which few pages need. */
export interface Reckoning {
  /** Where one was chosen. */
  readonly model?: PaymentModel | undefined;
  /** ISO 3166-1 alpha-2; both where a budget was entered. */
  readonly market?: string | undefined;
  /** Whole amount, in the currency of the rates. */
  readonly budget?: number | undefined;
}

export const LOWEST_BUDGET = 100;
export const HIGHEST_BUDGET = 10_000_000;

function isBudget(amount: unknown): amount is number {
  return Number.isInteger(amount) && Number(amount) >= LOWEST_BUDGET && Number(amount) <= HIGHEST_BUDGET;
}

/** Groups of three digits, however a language divides them, with or without the currency. */
const AMOUNT = /^\d{1,3}(?:[.,'’\s]\d{3})+$|^\d+$/;

/** The amount that somebody typed: 40000, 40.000, 40 000 €. Undefined for anything else, or out of the limits. */
export function parseBudget(text: string): number | undefined {
  const plain = text.replace(/€|eur(?:os?)?/gi, '').trim();
  const amount = AMOUNT.test(plain) ? Number(plain.replace(/\D/g, '')) : undefined;
  return isBudget(amount) ? amount : undefined;
}

const nothing: Reckoning = {};

export const priceStore = createDeviceStore<Reckoning>({
  key: 'surge.price',
  parse: (text) => {
    const value = parseJson(text);
    if (!isRecord(value)) return nothing;
    const model = paymentModels.find((one) => one === value.model);
    const { market, budget } = value;
    const isWhole = typeof market === 'string' && /^[A-Z]{2}$/.test(market) && isBudget(budget);
    return { ...(model && { model }), ...(isWhole && { market, budget }) };
  },
  format: (reckoning) => JSON.stringify(reckoning),
});
