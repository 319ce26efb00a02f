import { expect, it } from 'vitest';
import { toDueWords, toToday } from './due-words.ts';

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
])('a day such as %s is, in %s, %s', (due, tag, words) => {
  expect(toDueWords(due, '2026-11-20', tag)).toBe(words);
});

it('today is the day where the visitor is', () => {
  const now = new Date(2026, 10, 20, 0, 30);
  expect(toToday(now)).toBe('2026-11-20');
  expect(toToday(new Date(2026, 10, 20, 23, 30))).toBe('2026-11-20');
});
