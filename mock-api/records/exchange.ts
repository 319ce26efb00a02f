import * as z from 'zod/mini';
import { HIGHEST_PRICE_CENTS, MOST_UNITS, orderKinds } from '#protocol/exchange.ts';
import { coins, tradeTypes } from '#protocol/wallet.ts';
import { counted, date } from './text.ts';

const level = z.object({
  priceCents: counted.check(z.lte(HIGHEST_PRICE_CENTS)),
  /** Of a coin: a hundred millionth each. */
  units: counted.check(z.lte(MOST_UNITS)),
});

/** An order of one's own that stands open. */
export const exchangeOrder = z.object({ id: z.int(), coin: z.enum(coins), trade: z.enum(tradeTypes), ...level.shape, placedAt: date });

export type ExchangeOrder = z.infer<typeof exchangeOrder>;

/** What was traded at once as an order was placed, price by price. */
export const exchangeTrade = z.object({
  id: z.int(),
  coin: z.enum(coins),
  trade: z.enum(tradeTypes),
  fills: z.readonly(z.array(level).check(z.minLength(1))),
  tradedAt: date,
});

export type ExchangeTrade = z.infer<typeof exchangeTrade>;

/** `priceCents`: 0 for a market order. */
export const newOrder = z.object({
  ...level.shape,
  coin: z.enum(coins),
  trade: z.enum(tradeTypes),
  kind: z.enum(orderKinds),
  priceCents: z.int().check(z.nonnegative(), z.lte(HIGHEST_PRICE_CENTS)),
});

/** What became of an order: traded at once, standing open, or in part each. */
export interface PlacedOrder {
  readonly trade: ExchangeTrade | null;
  readonly order: ExchangeOrder | null;
}

export const pricePeriods = ['day', 'week', 'month', 'year'] as const;
export type PricePeriod = (typeof pricePeriods)[number];

/** One trade of the market. */
export interface MarketTrade {
  readonly id: string;
  readonly at: string;
  readonly trade: z.infer<typeof exchangeTrade>['trade'];
  readonly priceCents: number;
  readonly units: number;
  readonly isOwn: boolean;
}

/** Never written, so it needs no schema. */
export interface Market {
  readonly coin: z.infer<typeof exchangeOrder>['coin'];
  readonly priceCents: number;
  readonly asks: readonly z.infer<typeof level>[];
  readonly bids: readonly z.infer<typeof level>[];
  /** Newest first. */
  readonly trades: readonly MarketTrade[];
}

export interface PricePoint {
  readonly at: string;
  readonly priceCents: number;
}
