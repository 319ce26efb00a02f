import { useText } from '#app/i18n/use-text.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;
const MONTH = 30;

/** How far a day is: 'in 3 weeks', 'yesterday'. In weeks from two on, in months from two on. */
export function toDueWords(due: string, today: string, languageTag: string): string {
  const days = toDaysLeft(due, today);
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' });
  if (Math.abs(days) < 2 * WEEK) return format.format(days, 'day');
  return Math.abs(days) < 2 * MONTH ? format.format(Math.round(days / WEEK), 'week') : format.format(Math.round(days / MONTH), 'month');
}

/** The calendar's day where the visitor is. */
export function toToday(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** How many days are left from `today`; below zero: it is late. */
export const toDaysLeft = (due: string, today: string) => Math.round((Date.parse(due.slice(0, 10)) - Date.parse(today)) / DAY_MS);

/** 'in 3 weeks', in the visitor's language. */
export function useDueWords(): (due: string) => string {
  const { language } = useText();
  return (due) => toDueWords(due, toToday(), language.tag);
}
