import { expect, it } from 'vitest';
import { describeSeries } from './overview-chart.tsx';

it('describes a line by its first, last and highest value', () => {
  expect(describeSeries([3, 9, 4])).toEqual({ first: 3, final: 4, highest: { value: 9, index: 1 } });
  expect(describeSeries([])).toEqual({ first: 0, final: 0, highest: { value: 0, index: 0 } });
});
