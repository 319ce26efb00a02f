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
  expect(of('format=__proto__&model=CPX&demo=012&demo=99')).toEqual({ values: [], demo: undefined });
});
