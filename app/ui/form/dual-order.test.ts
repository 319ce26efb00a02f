import { expect, it } from 'vitest';
import { placeBefore, stepValues } from './dual-order.ts';

const values = ['a', 'b', 'c', 'd'];

it.each([
  [['d'], 'a', 'dabc'],
  [['a'], 'd', 'bcad'],
  [['a', 'c'], undefined, 'bdac'],
  [['x', 'y'], 'b', 'axybcd'],
  [['a'], 'no such', 'bcda'],
  [['b'], 'b', 'acdb'],
] as const)('%j before %s', (moved, next, expected) => {
  expect(placeBefore(values, moved, next).join('')).toBe(expected);
});

it.each([
  [['b'], -1, 'bacd'],
  [['b'], 1, 'acbd'],
  [['a'], -1, 'abcd'],
  [['d'], 1, 'abcd'],
  [['b', 'c'], -1, 'bcad'],
  [['b', 'c'], 1, 'adbc'],
  [['a', 'c'], -1, 'acbd'],
  [['a', 'b'], -1, 'abcd'],
] as const)('%j by %i', (moved, step, expected) => {
  expect(stepValues(values, moved, step).join('')).toBe(expected);
});
