import { expect, it } from 'vitest';
import { languages } from '#protocol/languages.ts';
import { addDays, addMonths, firstWeekday, formatView, listDays, parseView, startOfWeek, stepView, toLocalDay } from './calendar-view.ts';

const today = '2026-11-23';
const parse = (query: string) => parseView(new URLSearchParams(query), today);

it.each([
  '',
  '?view=week&date=2026-02-28',
  '?view=list',
  '?date=2027-01-01&edit=12',
  '?view=day&edit=new&at=2026-11-24T09%3A30&kind=info',
  '?edit=new&at=2026-11-24',
])('the address %s says all of a view', (query) => expect(formatView(parse(query), today)).toBe(query));

it.each([
  '?view=year',
  '?date=2026-02-30',
  '?date=20261123',
  '?date=0000-01-01',
  '?date=9999-12-31',
  '?edit=-1',
  '?edit=<b>',
  '?at=2026-11-24',
  '?edit=1&at=2026-11-24&kind=info',
])('what an address cannot mean counts as absent: %s', (query) => {
  expect(formatView(parse(query), today)).toBe(query.startsWith('?edit=1') ? '?edit=1' : '');
});

it('a time or day that is none is left out of a new event', () => {
  for (const at of ['2026-11-24T24:00', '2026-13-01', 'T09:00', '2026-11-24T9:00']) expect(parse(`edit=new&at=${at}`).at, at).toBeUndefined();
});

it('steps over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
  expect(stepView({ view: 'week', date: '2026-12-28' }, 1)).toBe('2027-01-04');
  expect(stepView({ view: 'day', date: '2026-03-01' }, -1)).toBe('2026-02-28');
});

it('a week begins on the day that the language says', () => {
  expect(languages.map(({ tag }) => firstWeekday(tag))).toEqual([1, 1, 1, 1, 1]);
  expect(firstWeekday('en-US')).toBe(0);
  expect(startOfWeek('2026-11-22', 1)).toBe('2026-11-16');
  expect(startOfWeek('2026-11-22', 0)).toBe('2026-11-22');
});

it('a month is shown in whole weeks, four, five or six', () => {
  const weeks = (date: string, first: number) => listDays({ view: 'month', date }, first).length / 7;
  expect([weeks('2027-02-10', 1), weeks('2026-10-10', 1), weeks('2026-11-10', 1), weeks('2026-11-10', 0)]).toEqual([4, 5, 6, 5]);
  expect(listDays({ view: 'month', date: '2026-11-23' }, 1)[0]).toBe('2026-10-26');
  expect(listDays({ view: 'list', date: '2026-11-23' }, 1)).toHaveLength(30);
  expect(listDays({ view: 'week', date: '2026-11-29' }, 1).at(-1)).toBe('2026-11-29');
  expect(listDays({ view: 'day', date: '2026-11-29' }, 1)).toEqual(['2026-11-29']);
});

it('the day of a moment is that of the clock on the wall', () => {
  expect(toLocalDay(new Date(2026, 10, 23, 0, 1))).toBe('2026-11-23');
  expect(toLocalDay(new Date(2026, 10, 23, 23, 59))).toBe('2026-11-23');
});
