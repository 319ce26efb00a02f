import { describe, expect, it } from 'vitest';
import { toLevel, toTotals } from './reach.ts';

describe('the classes of the map', () => {
  it.each([
    [0, 1],
    [999_999, 1],
    [1_000_000, 2],
    [8_999_999, 3],
    [27_000_000, 5],
  ])('%d people are class %d: a class has its lower bound', (reach, level) => {
    expect(toLevel(reach)).toBe(level);
  });
});

it('totals are sums, and nothing is none', () => {
  const country = { publishers: 3, reach: 500 };
  expect(toTotals([country, country])).toEqual({ publishers: 6, reach: 1000 });
  expect(toTotals([])).toEqual({ publishers: 0, reach: 0 });
});
