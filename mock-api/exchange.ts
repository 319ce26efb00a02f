import { Hono } from 'hono/tiny';
import { fillOrder, findOrderProblem, type NewOrder, type OrderBook, type OrderProblem, takeFills } from '#protocol/exchange.ts';
import { type Coin, coinSymbols, coins } from '#protocol/wallet.ts';
import { ApiError } from './api-error.ts';
import type { CryptoDb, CryptoEnv } from './crypto-db.ts';
import { idIn, jsonBody, rejectWith } from './endpoint.ts';
import { getFree, listHoldings } from './holdings.ts';
import { type ExchangeOrder, type Market, newOrder, type PlacedOrder, type PricePeriod, pricePeriods } from './records/exchange.ts';
import { createBook, createMarketTrades, createPrices, getQuote } from './seed/exchange.ts';

const problems = {
  'too little': 'The order is smaller than the smallest sample order.',
  'too much': 'The order is larger than the largest sample order.',
  'more than offered': 'The book does not hold as much.',
  'more than held': 'You no longer hold enough for this order.',
} as const satisfies Record<OrderProblem, string>;

/** The sample exchange. Its book stands still: only the visitor takes something from it. */
export const exchange = new Hono<CryptoEnv>()
  .get('/holdings', rejectWith('Cannot get holdings'), (c) => c.json(listHoldings(c.var.db)))
  .get('/exchange/:coin', rejectWith('Cannot get order book'), (c) => c.json(getMarket(c.var.db, toCoin(c.req.param('coin')))))
  .get('/exchange-prices/:coin/:period', rejectWith('Cannot get prices'), (c) =>
    c.json(createPrices(toCoin(c.req.param('coin')), toPeriod(c.req.param('period')), c.var.db.now)),
  )
  .get('/exchange-orders', rejectWith('Cannot get exchange orders'), (c) => c.json(c.var.db.exchangeOrders.list()))
  .get('/exchange-trades', rejectWith('Cannot get exchange trades'), (c) => c.json(c.var.db.exchangeTrades.list()))
  .post('/add/exchange-order', rejectWith('Cannot add exchange order'), jsonBody<NewOrder | ExchangeOrder>(), (c) => {
    const body = c.req.valid('json');
    const kind = 'id' in body ? 'limit' : body.kind;
    const { data } = newOrder.safeParse({ ...body, kind });
    if (!data) throw new ApiError();
    return c.json('id' in body ? reopenOrder(c.var.db, data, body) : placeOrder(c.var.db, data));
  })
  .delete('/delete/exchange-order', rejectWith('Cannot cancel exchange order'), idIn('order', 'exchange-order'), (c) => {
    const { id } = c.req.valid('header');
    c.var.db.exchangeOrders.remove(id);
    return c.json(id);
  });

/** Fills what the book has at the order's price; the rest of a limit order stands open. */
function placeOrder(db: CryptoDb, order: NewOrder): PlacedOrder {
  const { coin, trade, kind, priceCents } = order;
  if (kind === 'limit' && priceCents === 0) throw new ApiError();
  const book = getBook(db, coin);
  const problem = findOrderProblem(order, book, getFree(db, trade === 'Buy' ? 'USD' : coinSymbols[coin]));
  if (problem) throw new ApiError(problems[problem]);
  const { fills, rest } = fillOrder(order, book);
  const at = new Date().toISOString();
  return {
    trade: fills.length > 0 ? db.exchangeTrades.add({ coin, trade, fills, tradedAt: at }) : null,
    order: rest > 0 ? db.exchangeOrders.add({ coin, trade, priceCents, units: rest, placedAt: at }) : null,
  };
}

/** An order that was cancelled stands again as it stood, if what it needs is still there. */
function reopenOrder(db: CryptoDb, order: NewOrder, row: object): PlacedOrder {
  const nothing: OrderBook = { asks: [], bids: [] };
  const problem = findOrderProblem(order, nothing, getFree(db, order.trade === 'Buy' ? 'USD' : coinSymbols[order.coin]));
  // The rest of an order that was filled in part may be small.
  if (problem && problem !== 'too little') throw new ApiError(problems[problem]);
  return { trade: null, order: db.exchangeOrders.add(row) };
}

function getMarket(db: CryptoDb, coin: Coin): Market {
  const own = db.exchangeTrades.list().filter((one) => one.coin === coin);
  const ownTrades = own.flatMap(({ id, trade, fills, tradedAt }) =>
    fills.map((fill, index) => ({ ...fill, id: `${id}.${index + 1}`, at: tradedAt, trade, isOwn: true })),
  );
  const trades = [...ownTrades.toReversed(), ...createMarketTrades(coin, db.now)].slice(0, 12);
  return { coin, priceCents: getQuote(coin, db.now).priceCents, ...getBook(db, coin), trades };
}

/** Without what the visitor took from it. */
function getBook({ exchangeTrades, now }: CryptoDb, coin: Coin): OrderBook {
  const { asks, bids } = createBook(coin, now);
  const taken = (wanted: 'Buy' | 'Sell') =>
    exchangeTrades.list().flatMap(({ coin: traded, trade, fills }) => (traded === coin && trade === wanted ? fills : []));
  return { asks: takeFills(asks, taken('Buy')), bids: takeFills(bids, taken('Sell')) };
}

function toCoin(name: string): Coin {
  const coin = coins.find((one) => one.toLowerCase() === name.toLowerCase());
  if (!coin) throw new ApiError();
  return coin;
}

function toPeriod(name: string): PricePeriod {
  const period = pricePeriods.find((one) => one === name);
  if (!period) throw new ApiError();
  return period;
}
