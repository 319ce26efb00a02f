import { expect, it } from 'vitest';
import type { CoinBalance, TradeType } from '#protocol/wallet.ts';
import { type Draft, type DraftProblem, findProblem, formatAmount, parseAmount, toAmounts } from './draft-order.ts';

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

it.each<[string, string, number | undefined]>([
  ['250', 'en', 250],
  ['0.5', 'en', 0.5],
  ['0.5', 'de', 0.5],
  ['0,5', 'de', 0.5],
  ['0,5', 'en', 0.5],
  ['1,000', 'en', 1000],
  ['1.000', 'de', 1000],
  ['1.000', 'en', 1],
  ['1,000', 'de', 1],
  ['0.500', 'de', 0.5],
  ['1,234.56', 'en', 1234.56],
  ['1.234,56', 'en', 1234.56],
  ['1,000,000', 'de', 1_000_000],
  [' 1 250,5 ', 'ru', 1250.5],
  ["1'250.5", 'it', 1250.5],
  ['.5', 'en', 0.5],
  ['5.', 'en', 5],
  ['', 'en', undefined],
  ['.', 'en', undefined],
  ['abc', 'en', undefined],
  ['-5', 'en', undefined],
  ['1e5', 'en', undefined],
  ['1,2,3', 'en', undefined],
  ['1.2,3.4', 'en', undefined],
  ['<b>5</b>', 'en', undefined],
  ['9'.repeat(10_000), 'en', undefined],
])('parses the amount %s in %s as %s', (text, tag, amount) => {
  expect(parseAmount(text, tag)).toBe(amount);
});

it.each(['en', 'es', 'de', 'it', 'ru'])('formats in %s an amount that it can parse again', (tag) => {
  for (const amount of [0.00000001, 0.12345678, 1234.5, 50_000, 999.999]) expect(parseAmount(formatAmount(amount, 8, tag), tag)).toBe(amount);
});
