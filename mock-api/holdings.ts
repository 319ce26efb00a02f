import { sum, toCents, UNITS_PER_COIN } from '#protocol/exact.ts';
import { sumFills } from '#protocol/exchange.ts';
import { coinSymbols } from '#protocol/wallet.ts';
import { createWallet } from '#protocol/wallet-sample.ts';
import type { CryptoDb } from './crypto-db.ts';
import { type Currency, currencies, type Holding } from './records/lending.ts';

/** The dollars that are in the sample wallet besides its coins. */
const CASH_CENTS = 2_500_000;

type Entry = readonly [currency: Currency, amount: number];

/**
 * What the visitor has: the coins of the sample wallet and some dollars, changed by everything that was traded, deposited and borrowed. Nothing of it is
 * stored, so it cannot differ from the records.
 */
export function listHoldings({ now, exchangeOrders, exchangeTrades, deposits, loans }: CryptoDb): readonly Holding[] {
  const initial: readonly Entry[] = [
    ['USD', CASH_CENTS],
    ...createWallet(now).coins.map(({ coin, balance }): Entry => [coinSymbols[coin], Math.round(balance.amount * UNITS_PER_COIN)]),
  ];
  const traded = exchangeTrades.list().flatMap(({ coin, trade, fills }): Entry[] => {
    const sign = trade === 'Buy' ? 1 : -1;
    const units = sum(fills.map((fill) => fill.units));
    return [
      [coinSymbols[coin], sign * units],
      ['USD', -sign * sumFills(fills)],
    ];
  });
  const borrowed = loans.list().map(({ cents }): Entry => ['USD', cents]);
  const ordered = exchangeOrders
    .list()
    .map(({ coin, trade, units, priceCents }): Entry => (trade === 'Buy' ? ['USD', toCents(units, priceCents)] : [coinSymbols[coin], units]));
  const lent = [
    ...deposits.list().map(({ currency, amount }): Entry => [currency, amount]),
    ...loans.list().map(({ coin, units }): Entry => [coinSymbols[coin], units]),
  ];
  return currencies.map((currency) => {
    const of = (entries: readonly Entry[]) => sum(entries.filter(([one]) => one === currency).map(([, amount]) => amount));
    const [inOrders, inLending] = [of(ordered), of(lent)];
    return { currency, free: of(initial) + of(traded) + of(borrowed) - inOrders - inLending, inOrders, lent: inLending };
  });
}

export function getFree(db: CryptoDb, wanted: Currency): number {
  return listHoldings(db).find(({ currency }) => currency === wanted)?.free ?? 0;
}
