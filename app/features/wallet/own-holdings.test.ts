import { expect, it } from 'vitest';
import { createWallet } from '#protocol/wallet-sample.ts';
import { toOwnWallet } from './own-holdings.ts';

const wallet = createWallet(new Date('2026-11-20T10:00:00Z'));
const holding = (currency: 'BTC' | 'ETH' | 'LTC', free: number, inOrders = 0, lent = 0) => ({ currency, free, inOrders, lent });

it('is the wallet of the server as long as nothing was traded, wherever the coins are', () => {
  const holdings = [holding('BTC', 42_150_000), holding('ETH', 443_000_000, 75_000_000), holding('LTC', 4_240_000_000, 0, 2_000_000_000)];
  expect(toOwnWallet(wallet, holdings)).toEqual(wallet);
  expect(toOwnWallet(wallet, [])).toEqual(wallet);
});

it('has what was bought, and is worth as much more', () => {
  const { coins, availableBalance, lastMonthDifference } = toOwnWallet(wallet, [holding('BTC', 52_150_000)]);
  expect(coins[0]).toMatchObject({ balance: { amount: 0.5215, currency: 'BTC' }, valueInUsd: 33_506.38 });
  expect(availableBalance.amount).toBeCloseTo(wallet.availableBalance.amount + 6_425, 5);
  expect(lastMonthDifference.amount).toBeCloseTo(wallet.lastMonthDifference.amount + 6_425, 5);
});
