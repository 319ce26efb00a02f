import { expect, it } from 'vitest';
import { toMonthPoints, toNamedPoint } from './named-points.ts';

const sayDay = (day: string) => `Day ${day}`;

it('the months that end with one cross the turn of the year', () => {
  expect(toMonthPoints('jan', 3, 'en-GB').map(({ name }) => name)).toEqual(['November', 'December', 'January']);
  expect(toMonthPoints('march', 12, 'en-GB').map(({ short }) => short)).toEqual('Apr May Jun Jul Aug Sep Oct Nov Dec Jan Feb Mar'.split(' '));
});

it('points are named as the language does', () => {
  expect(['Mon', 'Sun', 'Jan', '7'].map((name) => toNamedPoint(name, 'de', sayDay).name)).toEqual(['Montag', 'Sonntag', 'Januar', 'Day 7']);
});
