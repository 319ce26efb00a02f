import type { Periods } from '#app/components/chart/period-tabs.tsx';
import { formatDate } from '#app/components/format-date.ts';
import type { ChartPoint } from '#app/ui/chart/chart.ts';

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
