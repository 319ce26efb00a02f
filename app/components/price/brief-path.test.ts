import { expect, it } from 'vitest';
import { toBriefHash, toBriefPath } from './brief-path.ts';

it('names demos, model, market, budget and days, as far as they are known', () => {
  expect(toBriefPath([3, 8], { model: 'CPL', market: 'DE', budget: 40_000 })).toBe('/start-campaign?demo=3&demo=8&model=CPL&market=DE&budget=40000');
  expect(toBriefPath(['9:300x250', 9], {})).toBe('/start-campaign?demo=9:300x250&demo=9');
  expect(toBriefPath([3], { model: 'CPL' })).toBe('/start-campaign?demo=3&model=CPL');
  expect(toBriefPath([], { model: 'CPI', days: 10 })).toBe('/start-campaign?model=CPI&days=10');
  expect(toBriefPath([], {})).toBe('/start-campaign');
});

it('hands over a deck, and its brand where it has one, behind the address', () => {
  expect(toBriefHash('Zm9vYmFyYmF6cXV4cXV1eA', '')).toBe('#deck=Zm9vYmFyYmF6cXV4cXV1eA');
  const hash = new URLSearchParams(toBriefHash('Zm9vYmFyYmF6cXV4cXV1eA', '#brand=q1-_').slice(1));
  expect(Object.fromEntries(hash)).toEqual({ deck: 'Zm9vYmFyYmF6cXV4cXV1eA', brand: 'q1-_' });
});
