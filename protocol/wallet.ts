/**
 * What GET /wallet, /crypto/orders and /crypto-products answer (spec §3 Crypto state, §7 Real calls).
 * Numbers are numbers with their currency beside them and dates are ISO 8601: the page formats both in the visitor's language.
 * An invented answer for each stands in wallet-sample.ts.
 */

export const coins = ['Bitcoin', 'Ethereum', 'Litecoin'] as const;
export type Coin = (typeof coins)[number];

export const coinSymbols = { Bitcoin: 'BTC', Ethereum: 'ETH', Litecoin: 'LTC' } as const satisfies Record<Coin, string>;
export type CoinSymbol = (typeof coinSymbols)[Coin];

export const tradeTypes = ['Buy', 'Sell'] as const;
export type TradeType = (typeof tradeTypes)[number];

export const orderStatuses = ['Completed', 'Pending', 'Failed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export interface Money {
  readonly amount: number;
  readonly currency: 'USD' | CoinSymbol;
}

export interface CoinBalance {
  readonly coin: Coin;
  readonly balance: Money;
  readonly valueInUsd: number;
  readonly priceInUsd: number;
  /** Change of the coin's price in the last 30 days, in percent. */
  readonly changePercent: number;
}

/** Balance of one coin in USD at the end of each of the last twelve months, as Wallet.months names them. */
export interface WalletSeries {
  readonly name: CoinSymbol;
  readonly type: 'area' | 'line';
  readonly data: readonly number[];
}

export interface WalletEntry {
  readonly id: number;
  readonly date: string;
  readonly type: TradeType;
  readonly currency: Coin;
  readonly amount: Money;
  readonly amountInUsd: number;
}

/** GET /wallet */
export interface Wallet {
  readonly id: number;
  readonly userName: string;
  readonly email: string;
  readonly availableBalance: Money;
  /** Against the balance of a month ago. */
  readonly lastMonthDifference: Money;
  readonly lastMonthDifferencePercent: number;
  /** In the last 30 days. */
  readonly send: Money;
  readonly receive: Money;
  readonly withdraw: Money;
  readonly coins: readonly CoinBalance[];
  /** First day of each month of the overview, oldest first: '2026-01-01'. */
  readonly months: readonly string[];
  readonly series: readonly WalletSeries[];
  readonly walletHistory: readonly WalletEntry[];
}

/** GET /crypto/orders answers a list of these. */
export interface CryptoOrder {
  readonly id: number;
  readonly pdate: string;
  readonly type: TradeType;
  readonly coin: Coin;
  readonly value: Money;
  readonly valueInUsd: number;
  readonly status: OrderStatus;
}

/** GET /crypto-products answers a list of these: what happened in the wallet, spec §3 "products". */
export interface CryptoActivity {
  readonly id: number;
  /** What a person quotes: '#SK3210'. */
  readonly idno: string;
  readonly pdate: string;
  readonly type: TradeType;
  readonly coin: Coin;
  readonly amount: Money;
  readonly valueInUsd: number;
}
