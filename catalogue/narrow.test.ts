import { describe, expect, test } from 'vitest';
import { fifteenDemos } from '#tests/fixtures/fifteen-demos.ts';
import { emptyFilter, type Filter, parseFilter } from './filter.ts';
import { findBestDrop, narrow } from './narrow.ts';
import { createTextSearch } from './text-search.ts';

const search = createTextSearch((text) => (text === 'Spinner' ? 'Rueda giratoria' : text));
const apply = (filter: Filter) => narrow(fifteenDemos, filter, filter.q ? search(fifteenDemos, filter.q) : undefined);
const applyQuery = (query: string) => apply(parseFilter(new URLSearchParams(query)));
const listNames = (query: string) =>
  applyQuery(query)
    .list()
    .map((demo) => demo.name);

test('without a filter all demos match and every value is counted', () => {
  const { total, list, count } = apply(emptyFilter);
  expect(list()).toEqual(fifteenDemos);
  expect(total).toBe(fifteenDemos.length);
  expect(Object.fromEntries(count('device'))).toEqual({ desktop: 12, mobile: 9 });
  expect(Object.fromEntries(count('size'))).toEqual({ '970x250': 3, '320x480': 3, '300x600': 3, 'full screen': 2, CTV: 2, '728x90': 1, video: 1 });
});

test('values of one facet widen the list, a second facet narrows it', () => {
  expect(applyQuery('size=970x250&size=320x480&size=ctv').list()).toHaveLength(8);
  expect(listNames('size=970x250&size=320x480&device=mobile')).toEqual(['Spin & Sip', 'Drop the Beat', 'Foil Deck']);
});

test('a part of the list equals the same slice of the whole', () => {
  for (const query of ['size=970x250&size=320x480', 'q=970x250']) {
    const { list, total } = applyQuery(query);
    expect(total).toBe(list().length);
    expect(list(1, 3)).toEqual(list().slice(1, 3));
    expect(list(total - 1, total + 5)).toEqual(list().slice(-1));
  }
});

test('the count of a value is the length of the list with it', () => {
  const { count } = applyQuery('size=320x480');
  expect(count('device').get('desktop')).toBeUndefined();
  expect(count('device').get('mobile')).toBe(3);
  expect(count('size').get('970x250')).toBe(3);
});

test('a model and a trade narrow the list to what suits them; a demo suits every model by which its goals are paid', () => {
  expect(listNames('model=cpi')).toEqual(['Fee Smash', 'Lunch on the Belt', 'Foil Deck']);
  expect(listNames('trade=drinks&model=cps')).toEqual(['Spin & Sip']);
  const { count } = applyQuery('trade=drinks');
  for (const [model, number] of count('model')) expect(listNames(`trade=drinks&model=${model.toLowerCase()}`), model).toHaveLength(number);
});

test('a search narrows the list and the counts as a facet does', () => {
  const { count } = applyQuery('q=spinner&size=ctv');
  expect(Object.fromEntries(count('size'))).toEqual({ '320x480': 1 });
  expect(count('device').size).toBe(0);
});

describe('text', () => {
  test.each([
    ['q=golden', ['Golden Hour']],
    ['q=FJÉLLYS', ['Living Light']],
    ['q=970×250 city', ['Anywhere Weather']],
    ['q=rueda', ['Spin & Sip']],
    ['q=spinner', ['Spin & Sip']],
    ['q=hour golden', ['Golden Hour']],
  ])('the query %s finds its demos', (query, names) => expect(listNames(query)).toEqual(names));
});

describe('nothing left', () => {
  test('an empty list names the one change that brings demos back', () => {
    const narrowed = applyQuery('size=970x250&device=mobile');
    expect(narrowed.list()).toEqual([]);
    expect(findBestDrop(narrowed)).toEqual({ part: 'size', count: 9 });
  });
  test('an empty list names the search text if dropping it brings demos back', () => {
    expect(findBestDrop(applyQuery('size=ctv&q=zzz'))).toEqual({ part: 'q', count: 2 });
  });
  test('an empty list names no change when it takes two', () => {
    expect(findBestDrop(applyQuery('size=970x250&device=mobile&q=zzz'))).toBeUndefined();
  });
});
