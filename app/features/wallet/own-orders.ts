import { parseJson, readItem, writeItem } from '#app/device-store.ts';
import { type Coin, coinSymbols, coins, type TradeType, tradeTypes } from '#protocol/wallet.ts';
import type { TradeRow } from './trade-list.tsx';

/** With the prefix of all sample data, so that "Reset demo data" deletes it too. */
export const OWN_ORDERS_KEY = 'surge.demo.crypto-orders';
/** Older ones are dropped: a sample needs no more. */
const MOST_ORDERS = 50;

export interface NewOrder {
  readonly trade: TradeType;
  readonly coin: Coin;
  readonly coinAmount: number;
  readonly usd: number;
}

interface KeptOrder extends NewOrder {
  readonly number: number;
  /** ISO. */
  readonly day: string;
}

/** The sample orders made on this device, newest first. */
export function listOwnOrders(): readonly TradeRow[] {
  return listKept().map(({ number, day, trade, coin, coinAmount, usd }) => ({
    reference: `#D${number}`,
    date: day,
    trade,
    coin,
    amount: { amount: coinAmount, currency: coinSymbols[coin] },
    valueInUsd: usd,
    status: 'Pending',
    isOwn: true,
  }));
}

/** Adds an order; false if this device cannot keep it. */
export function keepOwnOrder(order: NewOrder, now: Date): boolean {
  const kept = listKept();
  const number = Math.max(0, ...kept.map((one) => one.number)) + 1;
  const all: KeptOrder[] = [{ ...order, number, day: now.toISOString().slice(0, 10) }, ...kept];
  return writeItem(OWN_ORDERS_KEY, JSON.stringify(all.slice(0, MOST_ORDERS)));
}

/** Visitors can change what is stored: anything that is not an order is left out. */
function listKept(): readonly KeptOrder[] {
  const stored = parseJson(readItem(OWN_ORDERS_KEY));
  return Array.isArray(stored) ? stored.slice(0, MOST_ORDERS).flatMap(parseOrder) : [];
}

function parseOrder(value: unknown): KeptOrder[] {
  if (typeof value !== 'object' || value === null) return [];
  const { number, day, trade, coin, coinAmount, usd }: Record<string, unknown> = { ...value };
  const knownTrade = tradeTypes.find((one) => one === trade);
  const knownCoin = coins.find((one) => one === coin);
  if (!knownTrade || !knownCoin || !isAmount(number) || !isAmount(coinAmount) || !isAmount(usd)) return [];
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return [];
  return [{ number, day, trade: knownTrade, coin: knownCoin, coinAmount, usd }];
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}
