import { describe, expect, it } from 'vitest';
import { openTab } from './app-fixture.ts';
import type { Holding } from './records/lending.ts';

const now = new Date('2026-11-20T10:20:00Z');
const open = () => openTab(undefined, now);
type Tab = ReturnType<typeof open>;

const bitcoin = { coin: 'Bitcoin', trade: 'Buy', kind: 'market', priceCents: 0, units: 10_000_000 } as const;
const place = (tab: Tab, order: object) => tab.call('POST', '/add/exchange-order', { body: order });

async function listFree(tab: Tab) {
  const holdings: Holding[] = (await tab.call('GET', '/holdings')).data;
  const of = (wanted: Holding['currency']) => holdings.find(({ currency }) => currency === wanted)?.free ?? 0;
  return { USD: of('USD'), BTC: of('BTC'), ETH: of('ETH'), LTC: of('LTC') };
}

describe('the sample exchange', () => {
  it('has the same book at every visit, its sides in order and apart', async () => {
    for (const coin of ['bitcoin', 'ethereum', 'litecoin']) {
      const { data } = await open().call('GET', `/exchange/${coin}`);
      expect((await open().call('GET', `/exchange/${coin}`)).data).toEqual(data);
      const prices = (levels: readonly { priceCents: number }[]) => levels.map(({ priceCents }) => priceCents);
      const [asks, bids] = [prices(data.asks), prices(data.bids)];
      expect(asks).toEqual([...new Set(asks)].sort((a, b) => a - b));
      expect(bids).toEqual([...new Set(bids)].sort((a, b) => b - a));
      expect(data.asks[0].priceCents - data.priceCents).toBe(data.priceCents - data.bids[0].priceCents);
      expect([...data.asks, ...data.bids].every(({ units }) => units > 0)).toBe(true);
    }
  });

  it.each(['day', 'week', 'month', 'year'])('prices of a %s end with that of now', async (period) => {
    const { data } = await open().call('GET', `/exchange-prices/ethereum/${period}`);
    expect(data.at(-1)).toEqual({ at: '2026-11-20T10:00:00.000Z', priceCents: 312_000 });
    expect(data.every(({ priceCents }: { priceCents: number }) => priceCents > 100_000 && priceCents < 500_000)).toBe(true);
    expect(new Set(data.map(({ at }: { at: string }) => at)).size).toBe(data.length);
  });

  it('the month changes as much as the wallet says', async () => {
    const { data } = await open().call('GET', '/exchange-prices/litecoin/month');
    expect((data.at(-1).priceCents / data[0].priceCents - 1) * 100).toBeCloseTo(4.1, 1);
  });

  it('a market order is paid to the cent, taken from the book and listed as one’s own', async () => {
    const tab = open();
    const before = await listFree(tab);
    const book = (await tab.call('GET', '/exchange/bitcoin')).data;
    const { data } = await place(tab, bitcoin);
    const [ask] = book.asks;
    expect(data).toMatchObject({ order: null, trade: { fills: [{ priceCents: ask.priceCents, units: 10_000_000 }] } });
    const after = await listFree(tab);
    expect(after.BTC - before.BTC).toBe(10_000_000);
    expect(before.USD - after.USD).toBe(Math.round(ask.priceCents / 10));
    const next = (await tab.call('GET', '/exchange/bitcoin')).data;
    expect(next.asks[0]).toEqual({ ...ask, units: ask.units - 10_000_000 });
    expect(next.bids).toEqual(book.bids);
    expect(next.trades[0]).toMatchObject({ isOwn: true, units: 10_000_000, trade: 'Buy' });
  });

  it('an order that does not cross stands open with what it needs, until it is cancelled, and can stand again', async () => {
    const tab = open();
    const before = await listFree(tab);
    const { data } = await place(tab, { ...bitcoin, kind: 'limit', priceCents: 6_000_000 });
    expect(data).toMatchObject({ trade: null, order: { id: 3, priceCents: 6_000_000, units: 10_000_000 } });
    expect((await listFree(tab)).USD).toBe(before.USD - 600_000);
    await tab.call('DELETE', '/delete/exchange-order', { headers: { order: '3' } });
    expect(await listFree(tab)).toEqual(before);
    expect((await place(tab, data.order)).data).toEqual({ trade: null, order: data.order });
    expect((await tab.call('GET', '/exchange-orders')).data).toHaveLength(3);
  });

  it('an order that crosses in part is filled in part', async () => {
    const tab = open();
    const { asks } = (await tab.call('GET', '/exchange/litecoin')).data;
    const units = asks[0].units + 1_000_000_000;
    const { data } = await place(tab, { ...bitcoin, coin: 'Litecoin', kind: 'limit', priceCents: asks[0].priceCents, units });
    expect(data).toMatchObject({ trade: { fills: [asks[0]] }, order: { units: 1_000_000_000, priceCents: asks[0].priceCents } });
  });

  it.each([
    ['smaller than the smallest', { units: 1_000 }],
    ['no longer hold enough', { units: 60_000_000 }],
    ['no longer hold enough', { trade: 'Sell', units: 50_000_000 }],
    ['larger than the largest', { coin: 'Ethereum', trade: 'Sell', kind: 'limit', priceCents: 9_000_000, units: 100_000_000 }],
    ['does not hold as much', { coin: 'Litecoin', units: 999_999_999_999 }],
    ['Cannot add exchange order', { kind: 'limit' }],
    ['Cannot add exchange order', { units: 0.5 }],
    ['Cannot add exchange order', { coin: 'Dogecoin' }],
    ['Cannot add exchange order', { priceCents: -1 }],
    ['Cannot add exchange order', { units: 1e15 }],
  ])('refuses what is %s: %j', async (sentence, part) => {
    const tab = open();
    const before = await listFree(tab);
    expect(await place(tab, { ...bitcoin, ...part })).toMatchObject({ status: 400, data: { message: expect.stringContaining(sentence) } });
    expect(await listFree(tab)).toEqual(before);
  });

  it.each(['/exchange/dogecoin', '/exchange-prices/bitcoin/decade', '/exchange-prices/x/day'])('%s is refused', async (path) => {
    expect((await open().call('GET', path)).status).toBe(400);
  });
});

describe('deposits and loans', () => {
  it('a deposit is taken from what is held, at the rate of its product, and comes back', async () => {
    const tab = open();
    const before = await listFree(tab);
    const { data } = await tab.call('POST', '/add/deposit', {
      body: { currency: 'ETH', amount: 100_000_000, months: 24, compounding: 'quarterly', rate: 9_999 },
    });
    expect(data).toMatchObject({ rate: 300, startDate: '2026-11-20' });
    expect((await listFree(tab)).ETH).toBe(before.ETH - 100_000_000);
    await tab.call('DELETE', '/delete/deposit', { headers: { deposit: '2' } });
    expect(await listFree(tab)).toEqual(before);
    expect((await tab.call('POST', '/add/deposit', { body: data })).data).toEqual(data);
  });

  it('a loan pays out in dollars and holds its collateral; it ends only with what was borrowed', async () => {
    const tab = open();
    const before = await listFree(tab);
    const { data } = await tab.call('POST', '/add/loan', { body: { coin: 'Ethereum', units: 400_000_000, loanToValue: 60, months: 36, cents: 1e9 } });
    // 4 ETH at 3,120.00, 60 %
    expect(await listFree(tab)).toEqual({ ...before, USD: before.USD + 748_800, ETH: before.ETH - 400_000_000 });
    await tab.call('DELETE', '/delete/loan', { headers: { loan: '2' } });
    expect(await listFree(tab)).toEqual(before);
    expect((await tab.call('POST', '/add/loan', { body: data })).data).toEqual(data);
    await tab.call('POST', '/add/deposit', { body: { currency: 'USD', amount: 2_500_000, months: 3, compounding: 'once' } });
    expect(await tab.call('DELETE', '/delete/loan', { headers: { loan: '2' } })).toEqual({
      status: 400,
      data: { message: 'You no longer hold what you borrowed.' },
    });
  });

  it.each([
    ['deposit', { currency: 'USD', amount: 9_999, months: 6, compounding: 'once' }, 'Cannot add deposit'],
    ['deposit', { currency: 'USD', amount: 10_000, months: 7, compounding: 'once' }, 'Cannot add deposit'],
    ['deposit', { currency: 'USD', amount: 10_000, months: 6, compounding: 'daily' }, 'Cannot add deposit'],
    ['deposit', { currency: 'BTC', amount: 90_000_000, months: 6, compounding: 'once' }, 'You no longer hold enough for this deposit.'],
    ['loan', { coin: 'Bitcoin', units: 10_000_000, loanToValue: 90, months: 12 }, 'Cannot add loan'],
    ['loan', { coin: 'Bitcoin', units: 100_000, loanToValue: 25, months: 12 }, 'Cannot add loan'],
    ['loan', { coin: 'Bitcoin', units: 90_000_000, loanToValue: 25, months: 12 }, 'You no longer hold enough for this collateral.'],
  ])('refuses the %s %j', async (x, body, message) => {
    expect(await open().call('POST', `/add/${x}`, { body })).toEqual({ status: 400, data: { message } });
  });
});
