import { expect, it } from 'vitest';
import { sumUp, type TradeRow } from './trade-list.tsx';

it('sums up bought and sold without rounding errors', () => {
  const row = (trade: TradeRow['trade'], valueInUsd: number, index: number): TradeRow => ({
    reference: `#${index}`,
    date: '2026-01-01',
    trade,
    coin: 'Bitcoin',
    amount: { amount: 1, currency: 'BTC' },
    valueInUsd,
  });
  const bought = [0.1, 0.2, ...Array.from({ length: 20 }, () => 0.01)].map((value, index) => row('Buy', value, index));
  const rows = [...bought, row('Sell', 5.05, 99)];
  expect([sumUp(rows, 'Buy'), sumUp(rows, 'Sell'), sumUp([], 'Buy')]).toEqual([0.5, 5.05, 0]);
});
