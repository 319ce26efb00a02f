import { expect, it } from 'vitest';
import { toPreselected } from './preselected.ts';

const of = (query: string) => toPreselected(new URLSearchParams(query));

it('takes formats, a model and demos from the address, each once', () => {
  const { values, demo } = of('format=ctv&format=horizon&format=ctv&model=CPA&demo=12&demo=12');
  expect(values).toEqual([
    ['demos', '12'],
    ['formats', 'horizon'],
    ['formats', 'ctv'],
    ['model', 'CPA'],
  ]);
  expect(demo?.name).toBe('Golden Hour');
});

it('keeps demos and units in the order chosen; two units of one are two', () => {
  const { values, demo } = of('demo=12&demo=9:300x250&demo=1&demo=9&demo=9:300x250');
  expect(values.filter(([name]) => name === 'demos').map(([, key]) => key)).toEqual(['12', '9:300x250', '1', '9']);
  expect(demo?.name).toBe('Golden Hour');
  expect(of('demo=9:300x250').demo).toMatchObject({ name: 'Strix Studio 360', size: '300x250' });
});

it.each(['demo=9:728x90', 'demo=9:', 'demo=9:__proto__', 'demo=9:300x250:2', 'demo=9&demo=9:gone'])(
  'in place of a unit that is gone, ?%s chooses its demo',
  (query) => {
    expect(of(query).values).toContainEqual(['demos', '9']);
    expect(of(query).values.filter(([name]) => name === 'demos')).toHaveLength(1);
  },
);

it.each([
  ['demo=12', 'CPM'],
  ['demo=6', 'CPCV'],
  ['demo=3', 'CPI'],
  ['demo=9', 'CPL'],
  ['demo=10', 'CPS'],
  ['demo=1', 'CPA'],
  ['demo=6&model=CPC', 'CPC'],
])('proposes for the address ?%s the model %s', (query, model) => {
  expect(of(query).values).toContainEqual(['model', model]);
});

it('takes nothing from the address that is not known', () => {
  expect(of('format=__proto__&model=CPX&demo=012&demo=99&demo=99:300x250&demo=:300x250&demo=1e1&budget=1&budget=much')).toEqual({
    values: [],
    demo: undefined,
  });
});

it.each(['budget=10k-50k', 'budget=40000&market=DE', 'budget=10000'])(
  '?%s chooses a budget, and no country: where it runs is not where its sender sits',
  (query) => {
    expect(of(query).values).toEqual([['budget', '10k-50k']]);
  },
);

it.each([
  ['2026-11-30', 'days=5', '2026-12-07'],
  ['2026-11-28', 'days=1', '2026-11-30'],
  ['2026-12-04', 'days=1', '2026-12-07'],
  ['2026-11-30', 'days=20', '2026-12-29'],
  ['2026-12-21', 'days=10', '2027-01-06'],
  ['2026-12-24', 'days=1', '2026-12-28'],
  ['2025-12-31', 'days=1', '2026-01-02'],
])('on %s ?%s starts on %s', (today, query, start) => {
  expect(toPreselected(new URLSearchParams(query), new Date(today)).values).toEqual([['startDate', start]]);
});

it.each(['days=0', 'days=-5', 'days=100', 'days=1e1', 'days=5.5', 'days=open', 'days='])('?%s sets no start', (query) => {
  expect(of(query).values).toEqual([]);
});
