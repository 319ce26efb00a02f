import { expect, it } from 'vitest';
import { mailPeriods, readPeriod, toMailPoints, toMonthPoints, toNamedPoint, toPeriodSearch } from './periods.ts';

const read = (query: string) => readPeriod(new URLSearchParams(query), mailPeriods);
const now = new Date('2026-01-21T12:00:00Z');
const sayDay = (day: string) => `Day ${day}`;

it('a period is read from the address, and an unknown one is the usual one', () => {
  expect([read('mails=weekly'), read(''), read('mails=daily')]).toEqual(['weekly', 'monthly', 'monthly']);
});

it('a choice keeps what else is in the address, and the usual one is not said', () => {
  const query = new URLSearchParams('visitors=all&mails=weekly');
  expect(toPeriodSearch(query, mailPeriods, 'yearly')).toBe('?visitors=all&mails=yearly');
  expect(toPeriodSearch(query, mailPeriods, 'monthly')).toBe('?visitors=all');
  expect(toPeriodSearch(new URLSearchParams('mails=weekly'), mailPeriods, 'monthly')).toBe('');
});

it('the months that end with one cross the turn of the year', () => {
  expect(toMonthPoints('jan', 3, 'en-GB').map(({ name }) => name)).toEqual(['November', 'December', 'January']);
  expect(toMonthPoints('march', 12, 'en-GB').map(({ short }) => short)).toEqual('Apr May Jun Jul Aug Sep Oct Nov Dec Jan Feb Mar'.split(' '));
});

it('points are named as the language does', () => {
  expect(['Mon', 'Sun', 'Jan', '7'].map((name) => toNamedPoint(name, 'de', sayDay).name)).toEqual(['Montag', 'Sonntag', 'Januar', 'Day 7']);
});

it('the figures of mails end with this week, month and year', () => {
  const names = (period: (typeof mailPeriods.values)[number]) => toMailPoints(period, 2, now, 'en-GB').map(({ name }) => name);
  expect(names('weekly')).toEqual(['12 Jan 2026', '19 Jan 2026']);
  expect(names('monthly')).toEqual(['December 2025', 'January 2026']);
  expect(names('yearly')).toEqual(['2025', '2026']);
});
