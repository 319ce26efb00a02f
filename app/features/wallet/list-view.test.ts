import { describe, expect, it } from 'vitest';
import { emptyView, formatListView, isNarrowed, type ListView, parseListView, toggleSort } from './list-view.ts';

const parse = (query: string) => parseListView(new URLSearchParams(query));

describe('a view in the address', () => {
  it.each<[Partial<ListView>, string]>([
    [{}, ''],
    [{ find: 'btc & eth' }, '?find=btc+%26+eth'],
    [{ coin: 'Ethereum', trade: 'Sell', status: 'Pending', days: 30 }, '?coin=ethereum&trade=sell&status=pending&days=30'],
    [{ sort: 'value', isDescending: true }, '?sort=-value'],
    [{ sort: 'date', isDescending: false, page: 3 }, '?sort=date&p=3'],
  ])('%j is %s and back', (part, query) => {
    const view = { ...emptyView, ...part };
    expect(formatListView(view)).toBe(query);
    expect(parse(query)).toEqual(view);
  });

  it.each([
    '?coin=dogecoin',
    '?trade=steal',
    '?days=8',
    '?p=0',
    '?p=-1',
    '?p=9999',
    '?p=two',
    '?sort=salary',
    '?sort=--date-',
    '?status=',
    '?unknown=1',
  ])('%s is the view as always', (query) => {
    expect(parse(query)).toEqual(emptyView);
  });

  it('takes no more text than the field, and no broken characters', () => {
    expect(parse(`?find=${'x'.repeat(10_000)}`).find).toHaveLength(100);
    expect(parse('?find=%F0%9F%92%A9').find.isWellFormed()).toBe(true);
  });
});

it('sorts by a column, then turns the order round, from the first page', () => {
  const view = { ...emptyView, page: 3 };
  expect(toggleSort(view, 'value')).toMatchObject({ sort: 'value', isDescending: true, page: 1 });
  expect(toggleSort(view, 'coin')).toMatchObject({ sort: 'coin', isDescending: false });
  expect(toggleSort(view, 'date')).toMatchObject({ sort: 'date', isDescending: false });
});

it('knows whether something was left out', () => {
  expect([emptyView, { ...emptyView, find: '  ' }, { ...emptyView, sort: 'coin' as const, page: 2 }].map(isNarrowed)).toEqual([false, false, false]);
  expect(isNarrowed({ ...emptyView, days: 7 })).toBe(true);
});
