export interface Series {
  readonly name: string;
  readonly data: readonly number[];
}

export interface TopSelling {
  readonly name: string;
  readonly desc: string;
  /** Percent. */
  readonly value: number;
}

export interface Visitors {
  readonly categories: readonly string[];
  readonly Currentdata: readonly number[];
  readonly Previousdata: readonly number[];
}

export interface Statistics {
  readonly label: readonly string[];
  readonly companay: readonly number[];
  readonly newjobs: readonly number[];
  readonly totaljobs: readonly number[];
  readonly jobview: readonly number[];
}

/** Spec §3 "Crypto wallet", one per month. Amounts in USD. */
export interface MonthlyWallet {
  /** Its first day. */
  readonly month: string;
  /** Share of each coin in percent: Ethereum, Bitcoin, Litecoin. */
  readonly chartdata: readonly number[];
  readonly availablebalance: number;
  readonly income: number;
  readonly Expense: number;
  readonly Ethereum: { readonly ETH: number; readonly Dollar: number };
  readonly Bitcoin: { readonly BTC: number; readonly Dollar: number };
  readonly Litecoin: { readonly LTC: number; readonly Dollar: number };
}
