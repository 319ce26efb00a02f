import type { Coin, CryptoActivity, CryptoOrder, Money, OrderStatus, TradeType } from '#protocol/wallet.ts';

/** One line of a table: what happened in the wallet, or an order. */
export interface TradeRow {
  /** What a person quotes; each stands once in its table. */
  readonly reference: string;
  /** ISO day. */
  readonly date: string;
  readonly trade: TradeType;
  readonly coin: Coin;
  readonly amount: Money;
  readonly valueInUsd: number;
  /** Of orders alone. */
  readonly status?: OrderStatus;
  /** Made on this device: the server knows nothing of it. */
  readonly isOwn?: boolean;
}

export function toActivityRow({ idno, pdate, type, coin, amount, valueInUsd }: CryptoActivity): TradeRow {
  return { reference: idno, date: pdate, trade: type, coin, amount, valueInUsd };
}

export function toOrderRow({ id, pdate, type, coin, value, valueInUsd, status }: CryptoOrder): TradeRow {
  return { reference: `#${id}`, date: pdate, trade: type, coin, amount: value, valueInUsd, status };
}
