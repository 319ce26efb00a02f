import { expect, it } from 'vitest';
import { type Periods, readPeriod, toPeriodSearch } from './period-tabs.tsx';

const periods = { parameter: 'mails', values: ['weekly', 'monthly', 'yearly'], initial: 'monthly' } as const satisfies Periods;
const read = (query: string) => readPeriod(new URLSearchParams(query), periods);

it('a period is read from the address, and an unknown one is the usual one', () => {
  expect([read('mails=weekly'), read(''), read('mails=daily')]).toEqual(['weekly', 'monthly', 'monthly']);
});

it('a choice keeps what else is in the address, and the usual one is not said', () => {
  const query = new URLSearchParams('visitors=all&mails=weekly');
  expect(toPeriodSearch(query, periods, 'yearly')).toBe('?visitors=all&mails=yearly');
  expect(toPeriodSearch(query, periods, 'monthly')).toBe('?visitors=all');
  expect(toPeriodSearch(new URLSearchParams('mails=weekly'), periods, 'monthly')).toBe('');
});
