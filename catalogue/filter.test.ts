import { expect, test } from 'vitest';
import { emptyFilter, facets, facetValues, formatFilter, parseFilter, toFacetSlug, toggleValue } from './filter.ts';

const parse = (query: string) => parseFilter(new URLSearchParams(query));

test('a query is read and written back in one canonical order', () => {
  const filter = parse('?trade=food&type=fall-collect&size=ctv&size=970x250&model=cps&device=mobile&q=+two++words+&utm=x');
  expect(filter).toEqual({
    device: ['mobile'],
    size: ['970x250', 'CTV'],
    type: ['Fall & Collect'],
    model: ['CPS'],
    trade: ['food'],
    q: 'two words',
    page: 1,
  });
  expect(formatFilter(filter)).toBe('?device=mobile&size=970x250&size=ctv&type=fall-collect&model=cps&trade=food&q=two+words');
  expect(parse(formatFilter(filter))).toEqual(filter);
});

test.each([
  '?size=1x1&device=fridge&type=__proto__',
  '?size',
  '?q=%20',
  '?device=desktop%00',
  '?page=0',
  '?page=1',
  '?page=-1',
  '?page=1e3',
  '?page=9999',
])('%s counts as no filter', (query) => {
  expect(parse(query)).toEqual(emptyFilter);
  expect(formatFilter(parse(query))).toBe('');
});

test('values are understood however they are written, and written back in one way', () => {
  const filter = parse('?model=CPL&size=970X250&type=Fall+%26+Collect&device=Mobile');
  expect(formatFilter(filter)).toBe('?device=mobile&size=970x250&type=fall-collect&model=cpl');
});

test('a repeated value counts once and a long text is cut', () => {
  expect(parse('?size=ctv&size=ctv').size).toEqual(['CTV']);
  expect(parse(`?q=${'a'.repeat(5000)}`).q).toHaveLength(100);
  expect(formatFilter(parse(`?q=${'🎡'.repeat(200)}`))).toBe(`?q=${encodeURIComponent('🎡').repeat(100)}`);
  expect(formatFilter(parse('?q=%ED%A0%80&q=b'))).toMatch(/^\?q=/);
});

test('the page is kept, until the list changes', () => {
  const filter = parse('?page=3&size=ctv');
  expect(formatFilter(filter)).toBe('?size=ctv&page=3');
  expect(formatFilter(toggleValue(filter, 'device', 'mobile'))).not.toContain('page');
});

test('every value has a slug of its own', () => {
  for (const facet of facets) {
    const slugs = facetValues[facet].map(toFacetSlug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true);
  }
});

test('a value is added in display order and taken away again', () => {
  const one = toggleValue(emptyFilter, 'size', 'CTV');
  const two = toggleValue(one, 'size', '970x250');
  expect(two.size).toEqual(['970x250', 'CTV']);
  expect(toggleValue(two, 'size', 'CTV').size).toEqual(['970x250']);
});
