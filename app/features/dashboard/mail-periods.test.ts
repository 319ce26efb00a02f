import { expect, it } from 'vitest';
import { type MailPeriod, toMailPoints } from './mail-periods.ts';

it('the figures of mails end with this week, month and year', () => {
  const now = new Date('2026-01-21T12:00:00Z');
  const names = (period: MailPeriod) => toMailPoints(period, 2, now, 'en-GB').map(({ name }) => name);
  expect(names('weekly')).toEqual(['12 Jan 2026', '19 Jan 2026']);
  expect(names('monthly')).toEqual(['December 2025', 'January 2026']);
  expect(names('yearly')).toEqual(['2025', '2026']);
});
