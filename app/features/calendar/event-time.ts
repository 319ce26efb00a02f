import type { CalendarEvent } from '#mock-api/records/calendar.ts';
import { addDays, countDays, toLocalDay } from './calendar-view.ts';

export type Times = Pick<CalendarEvent, 'start' | 'end'>;

/** By how much an event moves or stretches. */
export interface Shift {
  readonly days: number;
  readonly minutes: number;
}

/** The days of an event, and its times by the visitor's clock. */
export interface Span {
  readonly isAllDay: boolean;
  readonly firstDay: string;
  readonly lastDay: string;
  /** Minutes from the midnight before. */
  readonly from: number;
  readonly to: number;
}

export const DAY_MINUTES = 1440;
/** What times are rounded to while an event is dragged, and the shortest event that this makes. */
export const STEP_MINUTES = 15;

/** An event that lasts whole days has no times: '2026-11-23'. Its end is its last day. */
export const isAllDay = ({ start }: Times) => start.length === 'YYYY-MM-DD'.length;

export function toSpan(event: Times): Span {
  if (isAllDay(event)) return { isAllDay: true, firstDay: event.start, lastDay: event.end.slice(0, 10), from: 0, to: DAY_MINUTES };
  const start = new Date(event.start);
  const end = new Date(event.end);
  const firstDay = toLocalDay(start);
  const to = end.getHours() * 60 + end.getMinutes();
  const endDay = toLocalDay(end);
  // Until midnight is not the next day too.
  const isMidnight = to === 0 && endDay > firstDay;
  return {
    isAllDay: false,
    firstDay,
    lastDay: isMidnight ? addDays(endDay, -1) : endDay,
    from: start.getHours() * 60 + start.getMinutes(),
    to: isMidnight ? DAY_MINUTES : to,
  };
}

/** By the clock on the wall: at ten it stays at ten when clocks are put back in between. */
function shiftTime(iso: string, { days, minutes }: Shift): string {
  if (iso.length === 'YYYY-MM-DD'.length) return addDays(iso, days);
  const moment = new Date(iso);
  moment.setDate(moment.getDate() + days);
  moment.setMinutes(moment.getMinutes() + minutes);
  return moment.toISOString();
}

export function moveEvent({ start, end }: Times, shift: Shift): Times {
  return { start: shiftTime(start, shift), end: shiftTime(end, shift) };
}

/** Its end moves, but not before its start. */
export function stretchEvent({ start, end }: Times, shift: Shift): Times {
  const next = shiftTime(end, shift);
  const shortest = isAllDay({ start, end }) ? start : new Date(Date.parse(start) + STEP_MINUTES * 60_000).toISOString();
  return { start, end: Date.parse(next) < Date.parse(shortest) ? shortest : next };
}

/** In the order in which a day lists them: those of whole days first. */
export function sortEvents(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const keyed = events.map((event) => ({ event, span: toSpan(event) }));
  return keyed
    .toSorted(
      (a, b) =>
        a.span.firstDay.localeCompare(b.span.firstDay) ||
        Number(b.span.isAllDay) - Number(a.span.isAllDay) ||
        a.span.from - b.span.from ||
        b.span.lastDay.localeCompare(a.span.lastDay) ||
        a.event.id - b.event.id,
    )
    .map(({ event }) => event);
}

export function listOnDay(events: readonly CalendarEvent[], day: string): readonly CalendarEvent[] {
  return sortEvents(events).filter((event) => {
    const { firstDay, lastDay } = toSpan(event);
    return firstDay <= day && day <= lastDay;
  });
}

/** An event as one stroke through the days of a week. */
export interface Bar {
  readonly event: CalendarEvent;
  readonly span: Span;
  /** From 0. */
  readonly column: number;
  readonly columns: number;
  /** From 0: strokes of one lane never meet. */
  readonly lane: number;
  /** It began before this week, or goes on after it. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
}

/** Long ones first, and the one that is being moved before all: it must not vanish behind “more”. */
export function layOutWeek(events: readonly CalendarEvent[], days: readonly string[], heldId?: number): readonly Bar[] {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const spans = sortEvents(events)
    .map((event) => ({ event, span: toSpan(event) }))
    .filter(({ span }) => span.firstDay <= last && span.lastDay >= first)
    .map(({ event, span }) => {
      const column = Math.max(0, countDays(first, span.firstDay));
      const columns = Math.min(days.length - 1, countDays(first, span.lastDay)) - column + 1;
      return { event, span, column, columns, isCutBefore: span.firstDay < first, isCutAfter: span.lastDay > last };
    });
  const ranked = spans.toSorted(
    (a, b) => Number(b.event.id === heldId) - Number(a.event.id === heldId) || a.column - b.column || b.columns - a.columns,
  );
  /** For each lane, the columns that are taken. */
  const lanes: Set<number>[] = [];
  return ranked.map((bar) => {
    const covered = Array.from({ length: bar.columns }, (_, index) => bar.column + index);
    const free = lanes.findIndex((taken) => covered.every((column) => !taken.has(column)));
    const lane = free < 0 ? lanes.length : free;
    const taken = lanes[lane] ?? new Set<number>();
    lanes[lane] = taken;
    for (const column of covered) taken.add(column);
    return { ...bar, lane };
  });
}

/** An event as a block in the hours of a day. */
export interface Block {
  readonly event: CalendarEvent;
  readonly span: Span;
  /** Those that meet stand beside each other: which of how many. */
  readonly place: number;
  readonly places: number;
}

/** The events that begin and end on this day, at their times. */
export function layOutDay(events: readonly CalendarEvent[], day: string): readonly Block[] {
  const spans = sortEvents(events)
    .map((event) => ({ event, span: toSpan(event) }))
    .filter(({ span }) => !span.isAllDay && span.firstDay === day && span.lastDay === day);
  const blocks: Block[] = [];
  /** Those that meet directly or by others, with the end of each of their places. */
  let group: { blocks: Omit<Block, 'places'>[]; ends: number[] } = { blocks: [], ends: [] };
  const close = () => {
    for (const block of group.blocks) blocks.push({ ...block, places: group.ends.length });
    group = { blocks: [], ends: [] };
  };
  for (const one of spans) {
    const { from } = one.span;
    const to = Math.max(one.span.to, from + 2 * STEP_MINUTES);
    if (group.ends.every((end) => end <= from)) close();
    const free = group.ends.findIndex((end) => end <= from);
    const place = free < 0 ? group.ends.length : free;
    group.ends[place] = to;
    group.blocks.push({ ...one, place });
  }
  close();
  return blocks;
}
