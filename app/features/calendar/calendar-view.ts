/** A day is written as '2026-11-23' and has no time zone: one is reckoned from another on the calendar alone. */
const DAY_MS = 86_400_000;

export const viewNames = ['month', 'week', 'day', 'list'] as const;
export type ViewName = (typeof viewNames)[number];

/** What the calendar shows, all of which is in the address. */
export interface CalendarView {
  readonly view: ViewName;
  /** A day of the period that is shown. */
  readonly date: string;
  /** The id of the event that is being edited, or NEW_EVENT. */
  readonly edit: string | undefined;
  /** Where a new event begins: a day, or a day and a time: '2026-11-23T09:00'. */
  readonly at: string | undefined;
  /** The type of a new event's category. */
  readonly kind: string | undefined;
}

export const NEW_EVENT = 'new';
const EDIT = /^(?:new|[1-9]\d{0,15})$/;
const AT = /^(\d{4}-\d\d-\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/;
const KIND = /^[a-z]{1,20}$/;

/** Reads `?view=&date=&edit=&at=&kind=`; unknown values count as absent. */
export function parseView(query: URLSearchParams, today: string): CalendarView {
  const date = query.get('date') ?? '';
  const at = AT.exec(query.get('at') ?? '');
  return {
    view: viewNames.find((name) => name === query.get('view')) ?? 'month',
    date: isDay(date) ? date : today,
    edit: EDIT.exec(query.get('edit') ?? '')?.[0],
    at: at && isDay(at[1] ?? '') ? at[0] : undefined,
    kind: KIND.exec(query.get('kind') ?? '')?.[0],
  };
}

/** The query of a view with its question mark: defaults are left out, so that one view has one address. */
export function formatView({ view, date, edit, at, kind }: CalendarView, today: string): string {
  const query = new URLSearchParams();
  if (view !== 'month') query.set('view', view);
  if (date !== today) query.set('date', date);
  if (edit) query.set('edit', edit);
  if (edit === NEW_EVENT && at) query.set('at', at);
  if (edit === NEW_EVENT && kind) query.set('kind', kind);
  return query.size > 0 ? `?${query}` : '';
}

/** A day that the calendar has, in the years that its dates can name. */
function isDay(text: string): boolean {
  return /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** The day of a moment by the visitor's clock. */
export function toLocalDay(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** The same day of another month, or that month's last: 31 January and a month is 28 February. */
export function addMonths(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 'YYYY-MM'.length)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.toISOString().slice(0, 'YYYY-MM'.length);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${month}-${String(Math.min(last, Number(day.slice(-2)))).padStart(2, '0')}`;
}

export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Languages whose week begins on Sunday, for engines that do not know. */
const SUNDAY = /^(?:en-US|en-CA|pt-BR|ja|ko|he|hi|th|zh-TW)\b/;

/** With which day a week begins, 0 for Sunday. */
export function firstWeekday(tag: string): number {
  const locale: Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } } = new Intl.Locale(tag);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: SUNDAY.test(tag) ? 7 : 1 };
  return firstDay % 7;
}

/** The first day of the week around a day. */
export function startOfWeek(day: string, first: number): string {
  return addDays(day, -((new Date(day).getUTCDay() - first + 7) % 7));
}

/** The days of the period around a day, in whole weeks for a month: what is shown. `first`: the weekday that begins a week. */
export function listDays({ view, date }: Pick<CalendarView, 'view' | 'date'>, first: number): readonly string[] {
  if (view === 'day') return [date];
  if (view === 'week') return daysFrom(startOfWeek(date, first), 7);
  const start = `${date.slice(0, 'YYYY-MM'.length)}-01`;
  const end = addDays(addMonths(start, 1), -1);
  if (view === 'list') return daysFrom(start, countDays(start, end) + 1);
  const from = startOfWeek(start, first);
  return daysFrom(from, Math.ceil((countDays(from, end) + 1) / 7) * 7);
}

function daysFrom(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The same place in the period before or after. */
export function stepView({ view, date }: Pick<CalendarView, 'view' | 'date'>, periods: number): string {
  if (view === 'day') return addDays(date, periods);
  return view === 'week' ? addDays(date, periods * 7) : addMonths(date, periods);
}
