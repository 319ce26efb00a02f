import { describe, expect, it } from 'vitest';
import { createCryptoOrders } from '#protocol/wallet-sample.ts';
import { emptyView, type ListView } from './list-view.ts';
import { narrowRows, PAGE_SIZE } from './narrow-rows.ts';
import { type TradeRow, toOrderRow } from './trade-row.ts';

const now = new Date('2026-11-20T12:00:00Z');
const all = createCryptoOrders(now).map(toOrderRow);
const textOf = (row: TradeRow) => `${row.reference} ${row.coin} ${row.trade} ${row.status} Löschung`;
const narrow = (part: Partial<ListView>, rows: readonly TradeRow[] = all) => narrowRows(rows, { ...emptyView, ...part }, { textOf, now });

describe('searching and filtering', () => {
  it('leaves everything in by itself, ten to a page', () => {
    const { rows, count, page, pageCount } = narrow({});
    expect([rows.length, count, page, pageCount]).toEqual([PAGE_SIZE, 24, 1, 3]);
  });

  it.each<[Partial<ListView>, (row: TradeRow) => boolean]>([
    [{ coin: 'Litecoin' }, (row) => row.coin === 'Litecoin'],
    [{ trade: 'Sell' }, (row) => row.trade === 'Sell'],
    [{ status: 'Failed' }, (row) => row.status === 'Failed'],
    [{ coin: 'Bitcoin', trade: 'Buy', status: 'Completed' }, (row) => row.coin === 'Bitcoin' && row.trade === 'Buy' && row.status === 'Completed'],
    [{ days: 7 }, (row) => row.date >= '2026-11-13'],
    [{ find: ' ETHEREUM  sell ' }, (row) => row.coin === 'Ethereum' && row.trade === 'Sell'],
  ])('%j leaves what fits', (part, fits) => {
    const expected = all.filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    const { rows, count } = narrow(part);
    expect(count).toBe(expected.length);
    expect(rows).toEqual(expected.slice(0, PAGE_SIZE));
  });

  it('finds words without their accents, and nothing where a word is missing', () => {
    expect(narrow({ find: 'loschung' }).count).toBe(24);
    expect(narrow({ find: 'bitcoin sausage' })).toMatchObject({ rows: [], count: 0, page: 1, pageCount: 1, bought: 0, sold: 0 });
  });
});

describe('sorting', () => {
  it.each<[Partial<ListView>, (row: TradeRow) => string | number]>([
    [{ sort: 'value', isDescending: false }, (row) => row.valueInUsd],
    [{ sort: 'date', isDescending: false }, (row) => row.date],
    [{ sort: 'coin', isDescending: false }, (row) => row.coin],
    [{ sort: 'status', isDescending: false }, (row) => row.status ?? ''],
  ])('%j rises, and falls the other way', (part, keyOf) => {
    const keys = [1, 2, 3].flatMap((page) => narrow({ ...part, page }).rows.map(keyOf));
    const falling = [1, 2, 3].flatMap((page) => narrow({ ...part, isDescending: true, page }).rows.map(keyOf));
    expect(keys).toHaveLength(24);
    expect(keys.every((key, index) => index === 0 || (keys[index - 1] ?? key) <= key)).toBe(true);
    expect(falling).toEqual(keys.toReversed());
  });

  it('leaves equal rows in the order of time', () => {
    const dates = narrow({ coin: 'Bitcoin', sort: 'coin', isDescending: false }).rows.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});

it('shows the last page when more are asked for', () => {
  const { page, rows } = narrow({ page: 99 });
  expect([page, rows.length]).toEqual([3, 4]);
});

it('sums up all pages, in whole cents', () => {
  const row = (trade: TradeRow['trade'], valueInUsd: number, index: number): TradeRow => ({
    reference: `#${index}`,
    date: '2026-01-01',
    trade,
    coin: 'Bitcoin',
    amount: { amount: 1, currency: 'BTC' },
    valueInUsd,
  });
  const rows = [0.1, 0.2, ...Array.from({ length: 20 }, () => 0.01)].map((value, index) => row('Buy', value, index));
  expect(narrow({}, [...rows, row('Sell', 5.05, 99)])).toMatchObject({ bought: 0.5, sold: 5.05 });
});
