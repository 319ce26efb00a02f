/**
 * Invented answers to the three wallet calls, with dates counted back from `now`. They stand beside the contract because two rooms that may not
 * know each other give them: the server (by default) and the in-browser backend (when app/api/backend.ts is switched).
 */
import { type Coin, type CryptoActivity, type CryptoOrder, coinSymbols, coins, type OrderStatus, type TradeType, type Wallet } from './wallet.ts';

/** Sample prices in USD; no market is asked. */
export const price = { Bitcoin: 64_250, Ethereum: 3_120, Litecoin: 84.5 } as const;
const holdings = { Bitcoin: 0.4215, Ethereum: 5.18, Litecoin: 62.4 } as const;
const changes = { Bitcoin: 2.8, Ethereum: -1.4, Litecoin: 4.1 } as const;

/** USD at the end of each month, oldest first; the last is what the wallet holds. */
const growth = [0.52, 0.56, 0.61, 0.58, 0.66, 0.71, 0.69, 0.78, 0.84, 0.88, 0.93, 1];

type Trade = readonly [daysAgo: number, type: TradeType, coin: Coin, amount: number];

const trades: readonly Trade[] = [
  [0, 'Buy', 'Bitcoin', 0.0125],
  [1, 'Sell', 'Ethereum', 0.84],
  [3, 'Buy', 'Litecoin', 12.5],
  [4, 'Buy', 'Bitcoin', 0.031],
  [6, 'Sell', 'Litecoin', 8],
  [9, 'Buy', 'Ethereum', 1.25],
  [12, 'Buy', 'Bitcoin', 0.0084],
  [15, 'Sell', 'Bitcoin', 0.02],
  [18, 'Buy', 'Ethereum', 0.6],
  [22, 'Buy', 'Litecoin', 21.75],
  [26, 'Sell', 'Ethereum', 0.35],
  [30, 'Buy', 'Bitcoin', 0.045],
  [33, 'Buy', 'Ethereum', 2.1],
  [37, 'Sell', 'Litecoin', 14.2],
  [41, 'Buy', 'Bitcoin', 0.0175],
  [46, 'Buy', 'Litecoin', 9.9],
  [50, 'Sell', 'Bitcoin', 0.0063],
  [55, 'Buy', 'Ethereum', 0.92],
  [61, 'Sell', 'Ethereum', 1.4],
  [66, 'Buy', 'Bitcoin', 0.052],
  [72, 'Buy', 'Litecoin', 30],
  [79, 'Sell', 'Litecoin', 5.5],
  [85, 'Buy', 'Ethereum', 0.48],
  [92, 'Buy', 'Bitcoin', 0.01],
];

const failedOrders = [8, 19];

export function createWallet(now: Date): Wallet {
  const balances = coins.map((coin) => ({
    coin,
    balance: { amount: holdings[coin], currency: coinSymbols[coin] },
    valueInUsd: toUsd(coin, holdings[coin]),
    priceInUsd: price[coin],
    changePercent: changes[coin],
  }));
  const total = round(balances.reduce((sum, { valueInUsd }) => sum + valueInUsd, 0));
  const monthAgo = round(total * (growth.at(-2) ?? 1));
  const recent = (type: TradeType) =>
    round(trades.filter((trade) => trade[0] <= 30 && trade[1] === type).reduce((sum, [, , coin, amount]) => sum + toUsd(coin, amount), 0));
  return {
    id: 1,
    userName: 'Maren Holt',
    email: 'maren.holt@surge.example',
    availableBalance: { amount: total, currency: 'USD' },
    lastMonthDifference: { amount: round(total - monthAgo), currency: 'USD' },
    lastMonthDifferencePercent: round(((total - monthAgo) / monthAgo) * 100),
    send: { amount: recent('Sell'), currency: 'USD' },
    receive: { amount: recent('Buy'), currency: 'USD' },
    withdraw: { amount: 1_250, currency: 'USD' },
    coins: balances,
    months: growth.map((_, index) => toMonth(now, growth.length - 1 - index)),
    series: coins.map((coin, index) => ({
      name: coinSymbols[coin],
      type: index === 0 ? 'area' : 'line',
      data: growth.map((_, month) => toPastWorth(coin, growth.length - 1 - month)),
    })),
    walletHistory: trades.slice(0, 12).map(([daysAgo, type, coin, amount], index) => ({
      id: index + 1,
      date: toDay(now, daysAgo),
      type,
      currency: coin,
      amount: { amount, currency: coinSymbols[coin] },
      amountInUsd: toUsd(coin, amount),
    })),
  };
}

/** Before the first month of `growth`. */
const EARLIER_GROWTH = 0.03;

/** What the wallet's coins of a kind were worth at the end of a month. Coins do not rise in step: each has its own small swing, none in the month that is now. */
export function toPastWorth(coin: Coin, monthsAgo: number): number {
  const share = growth.at(-1 - monthsAgo) ?? (growth[0] ?? 1) - EARLIER_GROWTH * (monthsAgo - growth.length + 1);
  return round(toUsd(coin, holdings[coin]) * share * (1 - (monthsAgo / 40) * (coins.indexOf(coin) - 1)));
}

export function createCryptoOrders(now: Date): CryptoOrder[] {
  return trades.map(([daysAgo, type, coin, amount], index) => ({
    id: index + 1,
    pdate: toDay(now, daysAgo),
    type,
    coin,
    value: { amount, currency: coinSymbols[coin] },
    valueInUsd: toUsd(coin, amount),
    status: toStatus(daysAgo, index),
  }));
}

export function createCryptoActivities(now: Date): CryptoActivity[] {
  return trades.slice(0, 12).map(([daysAgo, type, coin, amount], index) => ({
    id: index + 1,
    idno: `#SK${3_250 - index}`,
    pdate: toDay(now, daysAgo),
    type,
    coin,
    amount: { amount, currency: coinSymbols[coin] },
    valueInUsd: toUsd(coin, amount),
  }));
}

function toStatus(daysAgo: number, index: number): OrderStatus {
  if (failedOrders.includes(index)) return 'Failed';
  return daysAgo < 4 ? 'Pending' : 'Completed';
}

function toUsd(coin: Coin, amount: number): number {
  return round(amount * price[coin]);
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function toDay(now: Date, daysAgo: number): string {
  return new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
}

/** The first day of a month. */
export function toMonth(now: Date, monthsAgo: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)).toISOString().slice(0, 10);
}
