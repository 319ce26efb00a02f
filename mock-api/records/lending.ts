import * as z from 'zod/mini';
import { MOST_UNITS } from '#protocol/exchange.ts';
import { compoundings } from '#protocol/lending.ts';
import { coins } from '#protocol/wallet.ts';
import { counted, date } from './text.ts';

/** What can be deposited. */
export const currencies = ['USD', 'BTC', 'ETH', 'LTC'] as const;
export type Currency = (typeof currencies)[number];

const rate = z.int().check(z.nonnegative());

/** Amounts are in the smallest parts of their currency: cents, or units of a coin. Rates are yearly, in hundredths of a percent. */
export const deposit = z.object({
  id: z.int(),
  currency: z.enum(currencies),
  amount: counted.check(z.lte(MOST_UNITS)),
  months: counted,
  rate,
  compounding: z.enum(compoundings),
  startDate: date,
});

export type Deposit = z.infer<typeof deposit>;

export const loan = z.object({
  id: z.int(),
  /** The collateral. */
  coin: z.enum(coins),
  units: counted.check(z.lte(MOST_UNITS)),
  /** When it was borrowed. */
  priceCents: counted,
  /** Percent of what the collateral is worth. */
  loanToValue: counted,
  months: counted,
  rate,
  /** Borrowed. */
  cents: counted,
  startDate: date,
});

export type Loan = z.infer<typeof loan>;

export interface TermRate {
  readonly months: number;
  readonly rate: number;
}

/** Never written, so it needs no schema. */
export interface LendingProducts {
  readonly deposits: readonly {
    readonly currency: Currency;
    /** Neither less nor more is taken. */
    readonly least: number;
    readonly most: number;
    readonly terms: readonly TermRate[];
  }[];
  readonly loans: {
    readonly collaterals: readonly { readonly coin: Loan['coin']; readonly priceCents: number }[];
    readonly loanToValues: readonly number[];
    readonly terms: readonly TermRate[];
    readonly leastCents: number;
    /** Percent: at this part of the collateral's worth more of it is asked for. */
    readonly marginCall: number;
  };
}

/** What of a currency is one's own, in its smallest parts. */
export interface Holding {
  readonly currency: Currency;
  /** Neither in an open order, nor deposited, nor a collateral. */
  readonly free: number;
  readonly inOrders: number;
  readonly lent: number;
}
