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

test('without a filter everything matches and every value is counted', () => {
  const { total, list, count } = apply(emptyFilter);
  expect(list()).toEqual(fifteenDemos);
  expect(total).toBe(fifteenDemos.length);
  expect(Object.fromEntries(count('device'))).toEqual({ desktop: 12, mobile: 9 });
  expect(Object.fromEntries(count('size'))).toEqual({ '970x250': 3, '320x480': 3, '300x600': 3, 'full screen': 2, CTV: 2, '728x90': 1, video: 1 });
});

test('values of one facet add up, facets narrow each other', () => {
  expect(applyQuery('size=970x250&size=320x480&size=ctv').list()).toHaveLength(8);
  expect(listNames('size=970x250&size=320x480&device=mobile')).toEqual(['Spin & Sip', 'Drop the Beat', 'Foil Deck']);
});

test('a part of the list is the same as the list cut there', () => {
  for (const query of ['size=970x250&size=320x480', 'q=970x250']) {
    const { list, total } = applyQuery(query);
    expect(total).toBe(list().length);
    expect(list(1, 3)).toEqual(list().slice(1, 3));
    expect(list(total - 1, total + 5)).toEqual(list().slice(-1));
  }
});

test('a value counts what the list would hold with it', () => {
  const { count } = applyQuery('size=320x480');
  expect(count('device').get('desktop')).toBeUndefined();
  expect(count('device').get('mobile')).toBe(3);
  expect(count('size').get('970x250')).toBe(3);
});

test('words count as a facet does', () => {
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
  ])('%s', (query, names) => expect(listNames(query)).toEqual(names));
});

describe('nothing left', () => {
  test('names the one change that brings demos back', () => {
    const narrowed = applyQuery('size=970x250&device=mobile');
    expect(narrowed.list()).toEqual([]);
    expect(findBestDrop(narrowed)).toEqual({ part: 'size', count: 9 });
  });
  test('the text, when the text is at fault', () => {
    expect(findBestDrop(applyQuery('size=ctv&q=zzz'))).toEqual({ part: 'q', count: 2 });
  });
  test('no single change when two are wanted', () => {
    expect(findBestDrop(applyQuery('size=970x250&device=mobile&q=zzz'))).toBeUndefined();
  });
});
