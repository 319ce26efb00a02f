import { parseAmount } from '#app/components/amount.ts';
import type { CoinBalance, TradeType } from '#protocol/wallet.ts';

/** Limits of a sample order, in USD: less is not worth an order, and no sample wallet holds more. */
export const SMALLEST_USD = 10;
export const LARGEST_USD = 50_000;

export const COIN_DIGITS = 8;
export const USD_DIGITS = 2;

/** What was typed, and in which of the two fields; the other amount is computed. */
export interface Draft {
  readonly unit: 'usd' | 'coin';
  readonly text: string;
}

export const emptyDraft: Draft = { unit: 'usd', text: '' };

export type DraftProblem = 'empty' | 'no number' | 'too little' | 'too much' | 'more than held';

export interface DraftOrder {
  readonly coinAmount: number;
  readonly usd: number;
}

/** Both amounts of a draft; undefined where the text is no number. */
export function toAmounts({ unit, text }: Draft, price: number, languageTag: string): DraftOrder | undefined {
  const amount = parseAmount(text, languageTag);
  if (amount === undefined) return undefined;
  if (unit === 'usd') return { usd: round(amount, USD_DIGITS), coinAmount: round(amount / price, COIN_DIGITS) };
  return { coinAmount: round(amount, COIN_DIGITS), usd: round(amount * price, USD_DIGITS) };
}

/** The first thing that is wrong with an order. */
export function findProblem(
  draft: Draft,
  order: DraftOrder | undefined,
  { trade, coin }: { readonly trade: TradeType; readonly coin: CoinBalance },
): DraftProblem | undefined {
  if (!draft.text.trim()) return 'empty';
  if (!order) return 'no number';
  if (order.usd < SMALLEST_USD) return 'too little';
  if (trade === 'Sell' && order.coinAmount > coin.balance.amount) return 'more than held';
  return order.usd > LARGEST_USD ? 'too much' : undefined;
}

function round(amount: number, digits: number): number {
  return Math.round(amount * 10 ** digits) / 10 ** digits;
}
