import { expect, it } from 'vitest';
import { formatUnit, toTimeLeft } from './time-left.ts';

const until = Date.UTC(2027, 5, 1, 9);

it.each([
  [Date.UTC(2027, 4, 30, 7, 58), { day: 2, hour: 1, minute: 2 }],
  [Date.UTC(2027, 4, 31, 9), { day: 1, hour: 0, minute: 0 }],
  [Date.UTC(2027, 4, 31, 9, 0, 1), { day: 1, hour: 0, minute: 0 }],
  [Date.UTC(2027, 5, 1, 8, 59, 59, 999), { day: 0, hour: 0, minute: 1 }],
])('the time left from %d is counted', (now, left) => {
  expect(toTimeLeft(until, now)).toEqual(left);
});

it.each([until, until + 1, Date.UTC(2040, 0)])('at %d nothing is left', (now) => {
  expect(toTimeLeft(until, now)).toBeUndefined();
});

it('no time is counted without a date', () => {
  expect(toTimeLeft(Number.NaN, until)).toBeUndefined();
});

it.each([
  [1, 'en', { figure: '1', name: 'day' }],
  [192, 'en', { figure: '192', name: 'days' }],
  [192, 'de', { figure: '192', name: 'Tage' }],
  [1, 'ru', { figure: '1', name: 'день' }],
  [192, 'ru', { figure: '192', name: 'дня' }],
  [195, 'ru', { figure: '195', name: 'дней' }],
])('%d days are written in %s', (count, tag, expected) => {
  expect(formatUnit(count, 'day', tag)).toEqual(expected);
});
