import { expect, it } from 'vitest';
import type { CoinBalance, TradeType } from '#protocol/wallet.ts';
import { type Draft, type DraftProblem, findProblem, toAmounts } from './draft-order.ts';

const coin: CoinBalance = { coin: 'Bitcoin', balance: { amount: 0.4, currency: 'BTC' }, priceInUsd: 60_000, valueInUsd: 24_000, changePercent: 1 };

it('computes one amount from the other', () => {
  expect(toAmounts({ unit: 'usd', text: '1500' }, 60_000, 'en')).toEqual({ usd: 1500, coinAmount: 0.025 });
  expect(toAmounts({ unit: 'coin', text: '0,025' }, 60_000, 'de')).toEqual({ usd: 1500, coinAmount: 0.025 });
  expect(toAmounts({ unit: 'usd', text: '100' }, 84.5, 'en')).toEqual({ usd: 100, coinAmount: 1.18343195 });
  expect(toAmounts({ unit: 'usd', text: 'much' }, 60_000, 'en')).toBeUndefined();
});

it.each<[TradeType, Draft, DraftProblem | undefined]>([
  ['Buy', { unit: 'usd', text: ' ' }, 'empty'],
  ['Buy', { unit: 'usd', text: 'ten' }, 'no number'],
  ['Buy', { unit: 'usd', text: '0' }, 'too little'],
  ['Buy', { unit: 'usd', text: '9.99' }, 'too little'],
  ['Buy', { unit: 'usd', text: '10' }, undefined],
  ['Buy', { unit: 'usd', text: '50000' }, undefined],
  ['Buy', { unit: 'usd', text: '50000.01' }, 'too much'],
  ['Buy', { unit: 'coin', text: '0.5' }, undefined],
  ['Sell', { unit: 'coin', text: '0.4' }, undefined],
  ['Sell', { unit: 'coin', text: '0.40000001' }, 'more than held'],
  ['Sell', { unit: 'usd', text: '24000.01' }, 'more than held'],
])('finds in the order %s %j the problem: %s', (trade, draft, problem) => {
  expect(findProblem(draft, toAmounts(draft, coin.priceInUsd, 'en'), { trade, coin })).toBe(problem);
});
