import type { Deposit, LendingProducts, Loan } from '#mock-api/records/lending.ts';
import { coins } from '#protocol/wallet.ts';
import { toDay } from './dates.ts';
import { getQuote } from './exchange.ts';

const toTerms = (...rates: readonly (readonly [months: number, rate: number])[]) => rates.map(([months, rate]) => ({ months, rate }));

/** Invented rates: longer terms earn more, and cost more. */
export function createLendingProducts(now: Date): LendingProducts {
  return {
    deposits: [
      { currency: 'USD', least: 10_000, most: 2_500_000, terms: toTerms([3, 310], [6, 365], [12, 425], [24, 460]) },
      { currency: 'BTC', least: 100_000, most: 100_000_000, terms: toTerms([3, 90], [6, 120], [12, 150], [24, 175]) },
      { currency: 'ETH', least: 5_000_000, most: 2_000_000_000, terms: toTerms([3, 180], [6, 220], [12, 265], [24, 300]) },
      { currency: 'LTC', least: 100_000_000, most: 50_000_000_000, terms: toTerms([3, 110], [6, 145], [12, 180], [24, 205]) },
    ],
    loans: {
      collaterals: coins.map((coin) => ({ coin, priceCents: getQuote(coin, now).priceCents })),
      loanToValues: [25, 40, 50, 60],
      terms: toTerms([6, 690], [12, 745], [24, 825], [36, 890]),
      leastCents: 10_000,
      marginCall: 80,
    },
  };
}

export function createDeposits(now: Date): readonly Deposit[] {
  return [{ id: 1, currency: 'USD', amount: 250_000, months: 12, rate: 425, compounding: 'monthly', startDate: toDay(now, -64) }];
}

export function createLoans(now: Date): readonly Loan[] {
  return [
    {
      id: 1,
      coin: 'Litecoin',
      units: 2_000_000_000,
      priceCents: 8_117,
      loanToValue: 40,
      months: 12,
      rate: 745,
      cents: 64_936,
      startDate: toDay(now, -39),
    },
  ];
}
