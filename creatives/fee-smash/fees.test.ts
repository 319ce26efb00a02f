import { expect, test } from 'vitest';
import { ALL, LISTED, linesOf, sumOf } from './fees.ts';

test('more fees than lines share the last line, and no sum is lost', () => {
  const lines = linesOf(ALL, 8);
  expect(lines.map((line) => line.length)).toEqual([1, 1, 1, 1, 1, 1, 1, ALL.length - 7]);
  expect(sumOf(lines.flat())).toBe(412);
  expect(LISTED).toHaveLength(6);
});

test('few fees have a line each, none has none', () => {
  expect(linesOf(ALL.slice(0, 3), 3).map((line) => line.length)).toEqual([1, 1, 1]);
  expect(linesOf([], 8)).toEqual([]);
});
