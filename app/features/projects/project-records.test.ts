import { expect, it } from 'vitest';
import { checkDates, toBurn, toDone, toDueWords, toToday } from './project-records.ts';

it.each([
  ['2026-11-20', 'en-GB', 'today'],
  ['2026-11-19', 'en-GB', 'yesterday'],
  ['2026-11-21', 'de-DE', 'morgen'],
  ['2026-12-03', 'en-GB', 'in 13 days'],
  ['2026-12-04', 'en-GB', 'in 2 weeks'],
  ['2026-11-06', 'de-DE', 'vor 2 Wochen'],
  ['2027-01-18', 'en-GB', 'in 8 weeks'],
  ['2027-01-19', 'es-ES', 'dentro de 2 meses'],
  ['2026-09-20', 'ru-RU', '2 месяца назад'],
])('a project due on %s is due, in %s, %s', (due, tag, words) => {
  expect(toDueWords(due, '2026-11-20', tag)).toBe(words);
});

it('today is the day where the visitor is', () => {
  const now = new Date(2026, 10, 20, 0, 30);
  expect(toToday(now)).toBe('2026-11-20');
  expect(toToday(new Date(2026, 10, 20, 23, 30))).toBe('2026-11-20');
});

it('the end of a project is not before its start; a project of one day is right', () => {
  expect(checkDates({ startDate: '2026-11-20', dueDate: '2026-11-19' })).toEqual({ dueDate: { label: 'The last day is before the first.' } });
  expect(checkDates({ startDate: '2026-11-20', dueDate: '2026-11-20' })).toBeUndefined();
});

it('what is done is the share of the planned hours, all of them when the project is completed', () => {
  expect(toDone({ status: 'Pending', hoursLeft: [200, 150, 50] })).toBe(0.75);
  expect(toDone({ status: 'Delay', hoursLeft: [100, 130] })).toBe(0);
  expect(toDone({ status: 'Completed', hoursLeft: [100, 20] })).toBe(1);
  expect(toDone({ status: 'Pending', hoursLeft: [] })).toBeUndefined();
});

it('the plan burns evenly from the first day to the last, and never below nothing', () => {
  expect(toBurn({ startDate: '2026-11-01', dueDate: '2026-11-15', hoursLeft: [100, 80, 40, 30] })).toEqual([
    { day: '2026-11-01', left: 100, planned: 100 },
    { day: '2026-11-08', left: 80, planned: 50 },
    { day: '2026-11-15', left: 40, planned: 0 },
    { day: '2026-11-22', left: 30, planned: 0 },
  ]);
});
