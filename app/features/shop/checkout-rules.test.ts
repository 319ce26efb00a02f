import { expect, it } from 'vitest';
import { isCurrentMonth, nextOrderNumber, parsePlaced } from './checkout-rules.ts';

it.each([
  [[], 2501],
  [['#SK2553', '#SK2540'], 2554],
  [['#SK99', 'invented', '#SK'], 2501],
  [['#SK10000', '#SK9999'], 10_001],
])('the number after %j is %i', (numbers, next) => {
  expect(nextOrderNumber(numbers.map((orderId) => ({ orderId })))).toBe(next);
});

it.each([
  [null, []],
  ['', []],
  ['2554', [2554]],
  ['2554.2555', [2554, 2555]],
  ['2554,2555', []],
  ['<b>', []],
  ['2554.', []],
])('the address %s names the orders %j', (text, numbers) => {
  expect(parsePlaced(text)).toEqual(numbers);
});

it.each([
  ['11/26', true],
  ['10/26', false],
  ['01/27', true],
  ['12/25', false],
])('a card until %s is valid in November 2026: %s', (expires, isValid) => {
  expect(isCurrentMonth(expires, new Date(2026, 10, 30))).toBe(isValid);
});
