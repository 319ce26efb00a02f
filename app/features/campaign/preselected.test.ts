import { expect, it } from 'vitest';
import { toPreselected } from './preselected.ts';

const of = (query: string) => toPreselected(new URLSearchParams(query));

it('takes formats, a model and a demo from the address, each once', () => {
  const { values, demo } = of('format=ctv&format=horizon&format=ctv&model=CPA&demo=12');
  expect(values).toEqual([
    ['formats', 'horizon'],
    ['formats', 'ctv'],
    ['model', 'CPA'],
  ]);
  expect(demo?.name).toBe('Golden Hour');
});

it('takes nothing else', () => {
  expect(of('format=__proto__&model=CPX&demo=012&demo=1')).toEqual({ values: [], demo: undefined });
});
