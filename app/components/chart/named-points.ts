import { formatDate } from '#app/components/format-date.ts';
import type { ChartPoint } from '#app/ui/chart/chart.ts';
import type { Periods } from './period-tabs.tsx';

const monthKeys = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A month as an endpoint calls it, 'jan' or 'march', in the visitor's language. */
export function toMonthPoint(name: string, languageTag: string): ChartPoint {
  const day = new Date(Date.UTC(2026, monthKeys.indexOf(name.slice(0, 3).toLowerCase()), 1)).getTime();
  return { name: formatDate(day, 'month name', languageTag), short: formatDate(day, 'short month', languageTag) };
}

/** The months to choose from, in a sentence. */
export const listMonths = ({ values }: Periods, languageTag: string): string =>
  new Intl.ListFormat(languageTag, { type: 'conjunction' }).format(values.map((name) => toMonthPoint(name, languageTag).name));

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
