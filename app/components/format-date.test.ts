import { expect, it } from 'vitest';
import { formatDate, formatDayRange } from './format-date.ts';

/** Spaces that do not break look like any other. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  ['en-GB', '20 November 2026', '20 Nov 2026', 'November 2026', 'Nov'],
  ['es', '20 de noviembre de 2026', '20 nov 2026', 'noviembre de 2026', 'nov'],
  ['de', '20. November 2026', '20.11.2026', 'November 2026', 'Nov'],
  ['it', '20 novembre 2026', '20 nov 2026', 'novembre 2026', 'nov'],
  ['ru', '20 ноября 2026 г.', '20 нояб. 2026 г.', 'ноябрь 2026 г.', 'нояб.'],
])('writes a day in %s', (tag, ...written) => {
  const styles = ['long', 'medium', 'month', 'short month'] as const;
  expect(styles.map((style) => plain(formatDate('2026-11-20', style, tag)))).toEqual(written);
});

it('names months and days of the week by themselves', () => {
  const styles = ['month name', 'weekday', 'short weekday', 'short day'] as const;
  expect(styles.map((style) => formatDate('2026-09-04', style, 'en-GB'))).toEqual(['September', 'Friday', 'Fri', '4 Sep']);
  expect(formatDate('2026-09-04', 'month name', 'ru')).toBe('сентябрь');
});

it('shortens every English month to three letters, and cuts no long name', () => {
  const days = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
  const months = days.map((day) => formatDate(day, 'short month', 'en-GB'));
  expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  expect(days.map((day) => formatDate(day, 'medium', 'en-GB'))).toEqual(months.map((month) => `1 ${month} 2026`));
  expect(formatDate('2026-09-01', 'long', 'en-GB')).toBe('1 September 2026');
});

it('writes a moment by the clock of the visitor', () => {
  const moment = new Date(2026, 8, 5, 23, 30);
  expect(formatDate(moment.getTime(), 'date and time', 'en-GB')).toBe('5 Sep 2026, 23:30');
});

it('writes nothing where there is no date', () => {
  expect([formatDate('', 'long', 'en-GB'), formatDate('soon', 'medium', 'en-GB')]).toEqual(['', '']);
});

it('says what two days share once', () => {
  const range = (tag: string, last = '2026-09-29') => plain(formatDayRange('2026-09-23', last, 'long', tag)).replaceAll(/[\s–-]+/g, ' ');
  expect([range('en-GB'), range('de'), range('en-GB', '2026-10-01')]).toEqual([
    '23 29 September 2026',
    '23. 29. September 2026',
    '23 September 1 October 2026',
  ]);
  expect(formatDayRange('2026-09-23', '2026-09-29', 'medium', 'en-GB')).toMatch(/Sep 2026$/);
});
