import { useRevalidator } from 'react-router';
import type { Formatters } from '#app/components/formatters.ts';
import type { Currency, Holding } from '#mock-api/records/lending.ts';
import { CENTS_PER_USD, sum, toCents, UNITS_PER_COIN } from '#protocol/exact.ts';
import { coinSymbols, type Wallet } from '#protocol/wallet.ts';

/** The smallest parts of a currency in one of it: cents of a dollar, units of a coin. */
export const toParts = (currency: Currency): number => (currency === 'USD' ? CENTS_PER_USD : UNITS_PER_COIN);

/** Counted in its smallest parts, as the language writes it. */
export const writeParts = (format: Formatters, currency: Currency, parts: number): string =>
  format.money({ amount: parts / toParts(currency), currency });

/** What can be spent, in the smallest parts of the currency. */
export const findFree = (holdings: readonly Holding[], wanted: Currency): number => holdings.find(({ currency }) => currency === wanted)?.free ?? 0;

/** Waits for a call, then loads the page again: what is held differs now, also where the call was refused. */
export function useReloadAfter() {
  const { revalidate } = useRevalidator();
  return async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } finally {
      void revalidate();
    }
  };
}

/** The wallet with what was traded on the exchange since: the server that answers it knows nothing of this device. Lent coins and those in orders are still one's own. */
export function toOwnWallet(wallet: Wallet, holdings: readonly Holding[]): Wallet {
  const coins = wallet.coins.map((coin) => {
    const holding = holdings.find(({ currency }) => currency === coinSymbols[coin.coin]);
    if (!holding) return coin;
    const units = holding.free + holding.inOrders + holding.lent;
    const cents = toCents(Math.max(0, units), Math.round(coin.priceInUsd * CENTS_PER_USD));
    return { ...coin, balance: { ...coin.balance, amount: units / UNITS_PER_COIN }, valueInUsd: cents / CENTS_PER_USD };
  });
  const toUsdCents = (amount: number) => Math.round(amount * CENTS_PER_USD);
  const before = toUsdCents(wallet.availableBalance.amount) - toUsdCents(wallet.lastMonthDifference.amount);
  const total = sum(coins.map(({ valueInUsd }) => toUsdCents(valueInUsd)));
  return {
    ...wallet,
    coins,
    availableBalance: { ...wallet.availableBalance, amount: total / CENTS_PER_USD },
    lastMonthDifference: { ...wallet.lastMonthDifference, amount: (total - before) / CENTS_PER_USD },
    lastMonthDifferencePercent: Math.round(((total - before) / before) * 10_000) / 100,
  };
}
