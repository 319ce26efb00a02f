import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { type PaymentModel, paymentModels } from '#catalogue/payment-models.ts';
import { isBudget, isDaysAhead, isMarket } from '#protocol/budget.ts';
import { isRecord } from '#protocol/is-record.ts';

/** What a visitor plans with, on every page that shows prices. Without the table of rates, which few pages need. */
export interface Reckoning {
  /** Where one was chosen. */
  readonly model?: PaymentModel | undefined;
  /** ISO 3166-1 alpha-2; both where a budget was entered. */
  readonly market?: string | undefined;
  /** Whole amount, in the currency of the rates. */
  readonly budget?: number | undefined;
}

/** The same as pages hand it on, from `/find` to the comparison, the deck and the brief. */
export interface Plan extends Reckoning {
  /** Working days until the start of the campaign: from 1 to 99. */
  readonly days?: number | undefined;
}

/** Groups of three digits, however a language divides them, with or without the currency. */
const AMOUNT = /^\d{1,3}(?:[.,'’\s]\d{3})+$|^\d+$/;

/** The amount that somebody typed: 40000, 40.000, 40 000 €. Undefined for anything else, or out of the limits. */
export function parseBudget(text: string): number | undefined {
  const plain = text.replace(/€|eur(?:os?)?/gi, '').trim();
  const amount = AMOUNT.test(plain) ? Number(plain.replace(/\D/g, '')) : undefined;
  return isBudget(amount) ? amount : undefined;
}

/** The parts of anything that are a plan; undefined where none is. */
export function readPlan(value: unknown): Plan | undefined {
  const { model: code, market, budget, days } = isRecord(value) ? value : {};
  const model = paymentModels.find((one) => one === code);
  const isWhole = isMarket(market) && isBudget(budget);
  const hasDays = isDaysAhead(days);
  return model || isWhole || hasDays ? { ...(model && { model }), ...(isWhole && { market, budget }), ...(hasDays && { days }) } : undefined;
}

/** More of an address: plan-parameters.ts reads it. '' for no plan. */
export function toPlanQuery({ model, market, budget, days }: Plan): string {
  const parts = { model, ...(market && budget && { market, budget }), days };
  return Object.entries(parts)
    .map(([name, value]) => (value ? `&${name}=${value}` : ''))
    .join('');
}

const nothing: Reckoning = {};

export const priceStore = createDeviceStore<Reckoning>({
  key: 'surge.price',
  parse: (text) => readPlan(parseJson(text)) ?? nothing,
  format: (reckoning) => JSON.stringify(reckoning),
});
