import { formatDate } from '#app/components/format-date.ts';
import type { ChartPoint } from '#app/ui/chart/chart.ts';

const monthKeys = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A choice among periods, kept in the address. */
export interface Periods<Value extends string = string> {
  /** In the address. */
  readonly parameter: string;
  readonly values: readonly Value[];
  readonly initial: NoInfer<Value>;
}

/** Unknown values count as absent. */
export function readPeriod<Value extends string>(query: URLSearchParams, { parameter, values, initial }: Periods<Value>): Value {
  return values.find((value) => value === query.get(parameter)) ?? initial;
}

/** The query of another choice; one view has one address. */
export function toPeriodSearch(query: URLSearchParams, { parameter, initial }: Periods, value: string): string {
  const next = new URLSearchParams(query);
  if (value === initial) next.delete(parameter);
  else next.set(parameter, value);
  return next.size > 0 ? `?${next}` : '';
}

/** A month as an endpoint calls it, 'jan' or 'march', in the visitor's language. */
export function toMonthPoint(name: string, languageTag: string): ChartPoint {
  const day = new Date(Date.UTC(2026, monthKeys.indexOf(name.slice(0, 3).toLowerCase()), 1)).getTime();
  return { name: formatDate(day, 'month name', languageTag), short: formatDate(day, 'short month', languageTag) };
}

/** The `count` months that end with the one named. */
export function toMonthPoints(last: string, count: number, languageTag: string): readonly ChartPoint[] {
  const end = monthKeys.indexOf(last.slice(0, 3));
  return Array.from({ length: count }, (_, index) => toMonthPoint(monthKeys[(end - count + 1 + index + 24) % 12] ?? '', languageTag));
}

/** What an endpoint calls a point of a period: a month, a day of the week, or a day of the month, which `sayDay` names. */
export function toNamedPoint(name: string, languageTag: string, sayDay: (day: string) => string): ChartPoint {
  const weekday = weekdayKeys.indexOf(name.toLowerCase());
  // The 5th of January 2026 was a Monday.
  const day = Date.UTC(2026, 0, 5 + weekday);
  if (weekday >= 0) return { name: formatDate(day, 'weekday', languageTag), short: formatDate(day, 'short weekday', languageTag) };
  return /^\d+$/.test(name) ? { name: sayDay(name), short: name } : toMonthPoint(name, languageTag);
}

export const mailPeriods = { parameter: 'mails', values: ['weekly', 'monthly', 'yearly'], initial: 'monthly' } as const satisfies Periods;
export type MailPeriod = (typeof mailPeriods.values)[number];

const DAY_MS = 86_400_000;

/** Twelve weeks, by their Mondays, months or years up to today. */
export function toMailPoints(period: MailPeriod, count: number, now: Date, languageTag: string): readonly ChartPoint[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    if (period === 'yearly') return { name: String(year - back) };
    if (period === 'monthly') {
      const first = Date.UTC(year, month - back, 1);
      return { name: formatDate(first, 'month', languageTag), short: formatDate(first, 'short month', languageTag) };
    }
    const today = Date.UTC(year, month, now.getUTCDate());
    const monday = today - (((now.getUTCDay() + 6) % 7) + 7 * back) * DAY_MS;
    return { name: formatDate(monday, 'medium', languageTag), short: formatDate(monday, 'short day', languageTag) };
  });
}
