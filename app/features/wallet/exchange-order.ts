import { parseAmount } from '#app/components/amount.ts';
import { UNITS_PER_COIN } from '#protocol/exact.ts';
import {
  findOrderProblem,
  HIGHEST_PRICE_CENTS,
  MOST_UNITS,
  type NewOrder,
  type OrderBook,
  type OrderKind,
  type OrderProblem,
} from '#protocol/exchange.ts';
import type { Coin, TradeType } from '#protocol/wallet.ts';

/** What is typed into the form. */
export interface ExchangeDraft {
  readonly price: string;
  readonly amount: string;
}

export const emptyExchangeDraft: ExchangeDraft = { price: '', amount: '' };

export type FieldProblem = 'empty' | 'no number' | OrderProblem;

interface OrderTerms {
  readonly coin: Coin;
  readonly trade: TradeType;
  readonly kind: OrderKind;
  readonly languageTag: string;
}

/** The whole number of the smallest parts of a currency that was typed, or what is wrong with it. `parts`: in one of it. */
export function readParts(text: string, parts: number, most: number, languageTag: string): number | 'empty' | 'no number' | 'too much' {
  if (!text.trim()) return 'empty';
  const amount = parseAmount(text, languageTag);
  const whole = amount === undefined ? 0 : Math.round(amount * parts);
  if (whole > most) return 'too much';
  return whole > 0 ? whole : 'no number';
}

/** The order that was typed, as far as it is one: what it would cost is shown while it is typed. */
export function toOrder(draft: ExchangeDraft, terms: OrderTerms): NewOrder | undefined {
  const read = readOrder(draft, terms);
  return 'order' in read ? read.order : undefined;
}

type ReadOrder = { readonly order: NewOrder } | { readonly problems: Partial<Record<keyof ExchangeDraft, FieldProblem>> };

function readOrder({ price, amount }: ExchangeDraft, { coin, trade, kind, languageTag }: OrderTerms): ReadOrder {
  const priceCents = kind === 'market' ? 0 : readParts(price, 100, HIGHEST_PRICE_CENTS, languageTag);
  const units = readParts(amount, UNITS_PER_COIN, MOST_UNITS, languageTag);
  if (typeof priceCents === 'number' && typeof units === 'number') return { order: { coin, trade, kind, priceCents, units } };
  return { problems: { ...(typeof priceCents === 'string' && { price: priceCents }), ...(typeof units === 'string' && { amount: units }) } };
}

/** The order, or what is wrong with each field. `free`: cents for one that buys, units for one that sells. */
export function checkOrder(draft: ExchangeDraft, terms: OrderTerms, book: OrderBook, free: number): ReadOrder {
  const read = readOrder(draft, terms);
  if ('problems' in read) return read;
  const problem = findOrderProblem(read.order, book, free);
  return problem ? { problems: { amount: problem } } : read;
}
