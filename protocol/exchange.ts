/** The sample exchange: its orders, and how they are filled from the book. Page and pretend backend both compute by this file, so that what is shown is what happens. */
import { sum, toCents } from './exact.ts';
import type { Coin, TradeType } from './wallet.ts';

export const orderKinds = ['limit', 'market'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Limits of an order: less is not worth one, and the book holds no more. */
export const SMALLEST_ORDER_CENTS = 1_000;
export const LARGEST_ORDER_CENTS = 5_000_000;
/** An order of more digits than any sample needs could not be counted exactly. */
export const MOST_UNITS = 1_000_000_000_000;
export const HIGHEST_PRICE_CENTS = 1_000_000_000;

/** An amount that is offered or was traded at one price. */
export interface BookLevel {
  readonly priceCents: number;
  readonly units: number;
}

/** Both sides of a market, the best price first. */
export interface OrderBook {
  /** What others sell at: rising. */
  readonly asks: readonly BookLevel[];
  /** What others buy at: falling. */
  readonly bids: readonly BookLevel[];
}

export interface NewOrder {
  readonly coin: Coin;
  readonly trade: TradeType;
  readonly kind: OrderKind;
  /** The worst price that a limit order accepts; 0 for a market order, which takes the best there is. */
  readonly priceCents: number;
  readonly units: number;
}

export interface OrderFilling {
  /** What is traded at once, best price first. */
  readonly fills: readonly BookLevel[];
  readonly filled: number;
  /** What it costs or brings: every fill rounded to the cent by itself. */
  readonly cents: number;
  /** What is left: it stands open if the order has a limit. */
  readonly rest: number;
}

/** Fills an order from the other side of the book. */
export function fillOrder({ trade, kind, priceCents, units }: NewOrder, { asks, bids }: OrderBook): OrderFilling {
  const accepts = (price: number) => kind === 'market' || (trade === 'Buy' ? price <= priceCents : price >= priceCents);
  const fills: BookLevel[] = [];
  let rest = units;
  for (const level of trade === 'Buy' ? asks : bids) {
    if (rest === 0 || !accepts(level.priceCents)) break;
    const taken = Math.min(rest, level.units);
    fills.push({ priceCents: level.priceCents, units: taken });
    rest -= taken;
  }
  return { fills, filled: units - rest, cents: sumFills(fills), rest };
}

export function sumFills(fills: readonly BookLevel[]): number {
  return sum(fills.map(({ units, priceCents }) => toCents(units, priceCents)));
}

/** What is left of the levels after some of it was taken. */
export function takeFills(levels: readonly BookLevel[], fills: readonly BookLevel[]): readonly BookLevel[] {
  return levels.flatMap((level) => {
    const taken = sum(fills.filter(({ priceCents }) => priceCents === level.priceCents).map(({ units }) => units));
    return level.units > taken ? [{ ...level, units: level.units - taken }] : [];
  });
}

export type OrderProblem = 'too little' | 'too much' | 'more than offered' | 'more than held';

/** The first thing that is wrong with an order. `free`: cents for one that buys, units for one that sells. */
export function findOrderProblem(order: NewOrder, book: OrderBook, free: number): OrderProblem | undefined {
  const { cents, rest } = fillOrder(order, book);
  if (order.kind === 'market' && rest > 0) return 'more than offered';
  const worth = cents + toCents(rest, order.priceCents);
  if (worth < SMALLEST_ORDER_CENTS) return 'too little';
  if ((order.trade === 'Buy' ? worth : order.units) > free) return 'more than held';
  return worth > LARGEST_ORDER_CENTS ? 'too much' : undefined;
}

/** The price halfway between the best ones, and how far they are apart; undefined where a side is empty. */
export function findSpread({ asks: [ask], bids: [bid] }: OrderBook): { readonly cents: number; readonly share: number } | undefined {
  if (!ask || !bid) return undefined;
  const cents = ask.priceCents - bid.priceCents;
  return { cents, share: cents / ((ask.priceCents + bid.priceCents) / 2) };
}
