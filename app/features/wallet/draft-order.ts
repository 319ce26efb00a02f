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

/** The longest text that is read as an amount. */
export const AMOUNT_MAX_LENGTH = 24;

/**
 * The number that was typed; undefined where it is none. Comma and point are understood in every language: "0.5" and "0,5" are a half; of both in
 * one number the last is the decimal sign; a single one before exactly three digits groups thousands only if the language groups by it ("1,000" in
 * English).
 */
export function parseAmount(text: string, languageTag: string): number | undefined {
  const plain = text.replaceAll(/[\s'’]/g, '');
  if (plain.length > AMOUNT_MAX_LENGTH || !/^[\d.,]*\d[\d.,]*$/.test(plain)) return undefined;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const sign = plain.charAt(last);
  const other = sign === '.' ? ',' : '.';
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{3})+$`).test(plain);
  if (isGrouped && (plain.indexOf(sign) !== last || sign !== toDecimalSign(languageTag))) return Number(plain.replaceAll(sign, ''));
  const [whole = '', fraction = ''] = [plain.slice(0, last), plain.slice(last + 1)];
  if (whole.includes(sign) || (whole.includes(other) && !new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})+$`).test(whole))) return undefined;
  return Number(`${whole.replaceAll(other, '')}.${fraction}`);
}

/** As it would be typed: no grouping, no currency, at most `digits` after the decimal sign. */
export function formatAmount(amount: number, digits: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { useGrouping: false, maximumFractionDigits: digits }).format(amount);
}

function toDecimalSign(languageTag: string): string {
  return new Intl.NumberFormat(languageTag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}
