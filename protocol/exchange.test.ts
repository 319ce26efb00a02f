import { describe, expect, it } from 'vitest';
import { divide, toCents, UNITS_PER_COIN } from './exact.ts';
import { fillOrder, findOrderProblem, findSpread, type NewOrder, type OrderProblem, takeFills } from './exchange.ts';

const coins = (amount: number) => Math.round(amount * UNITS_PER_COIN);
const level = (usd: number, amount: number) => ({ priceCents: Math.round(usd * 100), units: coins(amount) });

const book = { asks: [level(100.01, 0.5), level(100.5, 1), level(101, 2)], bids: [level(99.99, 0.3), level(99.5, 1)] };
const order = (part: Partial<NewOrder>): NewOrder => ({ coin: 'Bitcoin', trade: 'Buy', kind: 'market', priceCents: 0, units: coins(1), ...part });

describe('an order and the book', () => {
  it('a market order takes the best prices first, each fill to the cent', () => {
    // 0.5 × 100.01 = 50.005, so 50.01; 0.7 × 100.50 = 70.35
    expect(fillOrder(order({ units: coins(1.2) }), book)).toEqual({
      fills: [level(100.01, 0.5), level(100.5, 0.7)],
      filled: coins(1.2),
      cents: 12_036,
      rest: 0,
    });
    // 0.3 × 99.99 = 29.997, so 30.00; 0.00000001 × 99.50 is less than half a cent
    expect(fillOrder(order({ trade: 'Sell', units: coins(0.3) + 1 }), book)).toEqual({
      fills: [level(99.99, 0.3), { priceCents: 9_950, units: 1 }],
      filled: coins(0.3) + 1,
      cents: 3_000,
      rest: 0,
    });
  });

  it('a limit order takes no worse price, and its rest stands', () => {
    const buy = order({ kind: 'limit', priceCents: 10_050, units: coins(2) });
    expect(fillOrder(buy, book)).toMatchObject({ fills: [level(100.01, 0.5), level(100.5, 1)], rest: coins(0.5) });
    const sell = order({ kind: 'limit', trade: 'Sell', priceCents: 9_999, units: coins(1) });
    expect(fillOrder(sell, book)).toMatchObject({ fills: [level(99.99, 0.3)], rest: coins(0.7) });
    expect(fillOrder(order({ kind: 'limit', priceCents: 9_999 }), book)).toEqual({ fills: [], filled: 0, cents: 0, rest: coins(1) });
  });

  it('what was taken is gone from the book', () => {
    const { fills } = fillOrder(order({ units: coins(1.2) }), book);
    expect(takeFills(book.asks, fills)).toEqual([level(100.5, 0.3), level(101, 2)]);
    expect(takeFills(book.bids, fills)).toEqual(book.bids);
  });

  it.each<[OrderProblem | undefined, Partial<NewOrder>, number]>([
    ['too little', { units: coins(0.09) }, 1e9],
    [undefined, { units: coins(0.1) }, 1_000],
    ['more than held', { units: coins(0.1) }, 999],
    ['more than offered', { units: coins(3.5) + 1 }, 1e9],
    [undefined, { kind: 'limit', priceCents: 9_000, units: coins(1) }, 9_000],
    ['more than held', { kind: 'limit', priceCents: 9_000, units: coins(1) }, 8_999],
    ['too much', { kind: 'limit', priceCents: 9_000, units: coins(600) }, 1e9],
    ['more than held', { trade: 'Sell', units: coins(1) }, coins(1) - 1],
    [undefined, { trade: 'Sell', units: coins(1) }, coins(1)],
  ])('finds: %s, in %j with %i free', (problem, part, free) => {
    expect(findOrderProblem(order(part), book, free)).toBe(problem);
  });

  it('the spread is between the best prices; an empty side has none', () => {
    expect(findSpread(book)).toEqual({ cents: 2, share: 0.0002 });
    expect(findSpread({ ...book, bids: [] })).toBeUndefined();
  });

  it('of ten thousand orders none gains or loses a unit or a cent', () => {
    for (let turn = 1; turn <= 10_000; turn++) {
      const units = ((turn * 48_271) % 349_999_999) + 1;
      const { fills, filled, rest, cents } = fillOrder(order({ units }), book);
      expect(filled + rest).toBe(units);
      expect(fills.reduce((sum, fill) => sum + fill.units, 0)).toBe(filled);
      const exact = fills.reduce((sum, fill) => sum + fill.units * fill.priceCents, 0) / UNITS_PER_COIN;
      expect(Math.abs(cents - exact)).toBeLessThanOrEqual(fills.length / 2);
    }
  });
});

it('half a cent is rounded up, and large products are exact', () => {
  expect([toCents(coins(0.5), 1), toCents(coins(0.5) - 1, 1), toCents(coins(1_000_000), 123_456_789)]).toEqual([1, 0, 123_456_789_000_000]);
  expect([divide(5n, 10), divide(4n, 10), divide(15n, 10)]).toEqual([1, 0, 2]);
});
