import { expect, it } from 'vitest';
import { findAmountProblem } from './lending-amount.ts';

it.each([
  ['100', 10_000],
  ['1.000,50', 100_050],
  [' ', 'empty'],
  ['a lot', 'no number'],
  ['0', 'no number'],
  ['99,99', 'too little'],
  ['2000,01', 'too much'],
  ['1500,01', 'more than held'],
  ['99999999999999', 'too much'],
])('of %j reads %j', (text, result) => {
  expect(findAmountProblem(text, 100, { least: 10_000, most: 200_000, free: 150_000 }, 'de')).toBe(result);
});
