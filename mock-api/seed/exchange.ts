import type { ExchangeOrder, MarketTrade, PricePeriod, PricePoint } from '#mock-api/records/exchange.ts';
import { CENTS_PER_USD, toCents } from '#protocol/exact.ts';
import type { BookLevel, OrderBook } from '#protocol/exchange.ts';
import { type Coin, coins } from '#protocol/wallet.ts';
import { createWallet } from '#protocol/wallet-sample.ts';
import { minutesAgo } from './dates.ts';

/** In cents, from one price of the book to the next: at least, and at most more. `lot`: amounts are multiples of it. */
const steps = {
  Bitcoin: { least: 150, more: 1_400, lot: 10_000 },
  Ethereum: { least: 10, more: 90, lot: 100_000 },
  Litecoin: { least: 1, more: 4, lot: 1_000_000 },
} as const satisfies Record<Coin, unknown>;

const LEVELS = 12;
const SMALLEST_LEVEL_CENTS = 350_000;
const LARGEST_LEVEL_CENTS = 9_500_000;

/** What a coin costs in the wallet, and its change in 30 days, in percent. */
export function getQuote(coin: Coin, now: Date) {
  const { priceInUsd = 1, changePercent = 0 } = createWallet(now).coins.find((one) => one.coin === coin) ?? {};
  return { priceCents: Math.round(priceInUsd * CENTS_PER_USD), changePercent };
}

/** Around the wallet's price, which is halfway between the best ones. */
export function createBook(coin: Coin, now: Date): OrderBook {
  const { priceCents } = getQuote(coin, now);
  return { asks: createSide(coin, priceCents, 1), bids: createSide(coin, priceCents, -1) };
}

function createSide(coin: Coin, middle: number, direction: 1 | -1): readonly BookLevel[] {
  const random = createRandom(coins.indexOf(coin) * 2 + (direction + 3) / 2);
  const { least, more, lot } = steps[coin];
  let priceCents = middle;
  return Array.from({ length: LEVELS }, (_, depth) => {
    priceCents += direction * (depth === 0 ? least : least + Math.floor(random() * more));
    // Further from the middle more is offered.
    const share = random() * (0.35 + (0.65 * depth) / LEVELS);
    const cents = SMALLEST_LEVEL_CENTS + share * (LARGEST_LEVEL_CENTS - SMALLEST_LEVEL_CENTS);
    return { priceCents, units: Math.max(1, Math.round(((cents / priceCents) * 100_000_000) / lot)) * lot };
  });
}

/** What others have traded, newest first. */
export function createMarketTrades(coin: Coin, now: Date): readonly MarketTrade[] {
  const { priceCents } = getQuote(coin, now);
  const random = createRandom(coins.indexOf(coin) + 11);
  const { least, more, lot } = steps[coin];
  let minutes = 0;
  return Array.from({ length: 12 }, (_, index) => {
    minutes += 1 + Math.floor(random() * 7);
    const trade = random() < 0.55 ? 'Buy' : 'Sell';
    const price = priceCents + (trade === 'Buy' ? 1 : -1) * (least + Math.floor(random() * more));
    const units = Math.max(1, Math.round((20_000 + random() * 900_000) / (toCents(lot, price) || 1))) * lot;
    return { id: `m${index + 1}`, at: minutesAgo(now, minutes), trade, priceCents: price, units, isOwn: false };
  });
}

const HOUR_MS = 3_600_000;
/** `swing`: how far a price strays on its way, as a part of it. The month's change is the wallet's. */
const paths = {
  day: { points: 25, stepMs: HOUR_MS, swing: 0.006, change: (percent: number) => percent / 9 },
  week: { points: 43, stepMs: 4 * HOUR_MS, swing: 0.014, change: (percent: number) => percent / 3 },
  month: { points: 31, stepMs: 24 * HOUR_MS, swing: 0.03, change: (percent: number) => percent },
  year: { points: 53, stepMs: 7 * 24 * HOUR_MS, swing: 0.11, change: (percent: number) => 24 + percent * 4 },
} as const satisfies Record<PricePeriod, unknown>;

/** From then to now, oldest first; the last is the price of now. */
export function createPrices(coin: Coin, period: PricePeriod, now: Date): readonly PricePoint[] {
  const { priceCents, changePercent } = getQuote(coin, now);
  const { points, stepMs, swing, change } = paths[period];
  const random = createRandom(coins.indexOf(coin) * 7 + Object.keys(paths).indexOf(period) + 23);
  const start = priceCents / (1 + change(changePercent) / 100);
  let stray = 0;
  const strays = Array.from({ length: points }, () => {
    stray = 0.75 * stray + (random() - 0.5) * swing * priceCents;
    return stray;
  });
  const end = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return strays.map((one, index) => {
    const share = index / (points - 1);
    // Both ends are given: what strays is drawn back to them.
    const straight = start + (priceCents - start) * share;
    const price = Math.round(straight + one * Math.min(1, 6 * share * (1 - share)));
    return { at: new Date(end - (points - 1 - index) * stepMs).toISOString(), priceCents: index === points - 1 ? priceCents : price };
  });
}

export function createExchangeOrders(now: Date): readonly ExchangeOrder[] {
  return [
    { id: 1, coin: 'Bitcoin', trade: 'Buy', priceCents: 6_180_000, units: 2_000_000, placedAt: minutesAgo(now, 60 * 26) },
    { id: 2, coin: 'Ethereum', trade: 'Sell', priceCents: 342_500, units: 75_000_000, placedAt: minutesAgo(now, 60 * 7) },
  ];
}

/** Numbers from 0 to 1 that are the same at every visit (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
