import { type PaymentModel, paymentModels } from './payment-models.ts';
import table from './rates.json' with { type: 'json' };

/** What one unit of a model costs in a market: the lowest and the highest rate; of CPM a thousand impressions. */
type Rates = Readonly<Record<PaymentModel, Readonly<Record<string, readonly number[]>>>>;

/** The rates that a budget is divided by. An operator replaces rates.json by its own (docs/how-to/rates.md). */
export const rateTable: {
  /** Invented: it is said wherever a rate is shown. */
  readonly isSample: boolean;
  readonly source: string;
  /** The month of the rates, `2026-11`. */
  readonly date: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly rates: Rates;
} = table;

/** Countries for which every model has a rate, ISO 3166-1 alpha-2. */
export const markets: readonly string[] = Object.keys(rateTable.rates.CPM).filter((market) =>
  paymentModels.every((model) => rateTable.rates[model][market]),
);

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The rate of a model in a market. */
export function getRate(model: PaymentModel, market: string): Range {
  const [from = Number.NaN, to = Number.NaN] = rateTable.rates[model][market] ?? [];
  return { from, to };
}

const PER_MILLE = 1000;
/** A range from such rates is no more exact than that. */
const DIGITS = 2;

/** What a budget buys: so many of what the model counts, to two digits, at the highest and at the lowest rate. */
export function toUnitsBought(model: PaymentModel, market: string, budget: number): Range {
  const rate = getRate(model, market);
  const divide = (by: number) => Number(((budget / by) * (model === 'CPM' ? PER_MILLE : 1)).toPrecision(DIGITS));
  return { from: divide(rate.to), to: divide(rate.from) };
}
