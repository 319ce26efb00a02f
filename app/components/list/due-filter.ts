import { toDaysLeft, toToday } from '#app/components/due-words.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Filter } from './list-view.ts';

const DAYS_OF_WEEK = 7;

/** In an address, as the dashboard links to a list. What is late is due too. */
const dueChoices = {
  late: { label: 'Late', matches: (daysLeft: number) => daysLeft < 0 },
  week: { label: 'Due within a week', matches: (daysLeft: number) => daysLeft <= DAYS_OF_WEEK },
} as const;

export const isDue = (choice: keyof typeof dueChoices, daysLeft: number) => dueChoices[choice].matches(daysLeft);

/** What is late or due soon. `dueOf`: undefined for what is done. */
export function useDueFilter<Row>(dueOf: (row: Row) => string | undefined): Filter<Row> {
  const { t } = useText();
  return {
    key: 'due',
    label: t('Due'),
    all: t('Any day'),
    options: [
      { value: 'late', text: t(dueChoices.late.label) },
      { value: 'week', text: t(dueChoices.week.label) },
    ],
    matches(row, choice) {
      const due = dueOf(row);
      return due !== undefined && (choice === 'late' || choice === 'week') && isDue(choice, toDaysLeft(due, toToday()));
    },
  };
}
