import { expect, it } from 'vitest';
import { toBriefPath } from './brief-path.ts';

it('names demos, model, budget and country, as far as they are known', () => {
  expect(toBriefPath([3, 8], { model: 'CPL', market: 'DE', budget: 40_000 })).toBe(
    '/start-campaign?demo=3&demo=8&model=CPL&budget=10k-50k&country=DE',
  );
  expect(toBriefPath([3], { model: 'CPL' })).toBe('/start-campaign?demo=3&model=CPL');
  expect(toBriefPath([], { model: 'CPI' }, 10)).toBe('/start-campaign?model=CPI&days=10');
  expect(toBriefPath([], {})).toBe('/start-campaign');
});
