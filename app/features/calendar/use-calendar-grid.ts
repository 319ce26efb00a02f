import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CalendarEvent } from '#mock-api/records/calendar.ts';
import { addDays, addMonths, type CalendarView, countDays, NEW_EVENT } from './calendar-view.ts';
import { type Place, wasDragged, watchDrag } from './drag.ts';
import { isAllDay, moveEvent, type Shift, STEP_MINUTES, stretchEvent, type Times, toSpan } from './event-time.ts';

interface GridOptions {
  readonly events: readonly CalendarEvent[];
  readonly view: CalendarView;
  /** The days that are shown. */
  readonly days: readonly string[];
  /** The type of the category that was chosen for new events. */
  readonly kind: string | undefined;
  go(part: Partial<CalendarView>, isReplacing?: boolean): void;
  save(event: CalendarEvent, times: Times): void;
  remove(event: CalendarEvent): void;
  add(kind: string, at: string): void;
  /** When an event is, in words. */
  whenOf(times: Times): string;
  /** For screen readers. */
  say(what: 'held' | 'put back' | { readonly moved: string }): void;
}

/** Below it a month shows dots, and the events of the chosen day in a list. */
const PHONE = '(width < 678px)';
const HOUR_KEY_START = '08:00';

/**
 * The keys and the pointer of the calendar (grid pattern of the ARIA Authoring Practices): one cell and its events are Tab stops, arrow keys move among cells, Enter
 * creates. Space picks an event up; arrow keys then move it, with Shift its end, Enter puts it down and Escape takes it back.
 */
export function useCalendarGrid({ events, view, days, kind, go, save, remove, add, whenOf, say }: GridOptions) {
  const area = useRef<HTMLDivElement>(null);
  const hasHours = view.view === 'week' || view.view === 'day';
  /** The cell that Tab leads to. */
  const [chosen, setChosen] = useState<string>();
  /** The event that was picked up, as it would be. */
  const [held, setHeld] = useState<CalendarEvent>();
  /** What gets the focus as soon as it is drawn. */
  const wanted = useRef<string>(undefined);
  const shown = held ? events.map((event) => (event.id === held.id ? held : event)) : events;
  const isThere = chosen !== undefined && days.includes(chosen.slice(0, 10)) && (hasHours || chosen.length === 10);
  const stop = isThere ? chosen : hasHours ? `${view.date}T${HOUR_KEY_START}` : view.date;
  const find = (selector: string) => area.current?.querySelector<HTMLElement>(selector);

  // After every render: the cell or event may have been drawn by this one.
  useEffect(() => {
    const element = wanted.current === undefined ? undefined : find(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });

  const focusCell = (at: string) => {
    setChosen(at);
    wanted.current = `[data-at="${at}"]`;
    const day = at.slice(0, 10);
    if (!days.includes(day)) go({ date: day }, true);
  };
  const put = (times: Times) => {
    const event = events.find(({ id }) => id === held?.id);
    setHeld(undefined);
    if (!event) return;
    wanted.current = `[data-event="${event.id}"]`;
    if (times.start !== event.start || times.end !== event.end) save(event, times);
    else say('put back');
  };
  const release = () => {
    const event = events.find(({ id }) => id === held?.id);
    if (event) put(event);
  };
  const create = (at: string) => go({ edit: NEW_EVENT, at, kind });
  const shiftHeld = (event: CalendarEvent, shift: Shift, isStretch: boolean) => {
    const next = { ...event, ...(isStretch ? stretchEvent(event, shift) : moveEvent(event, shift)) };
    setHeld(next);
    wanted.current = `[data-event="${event.id}"]`;
    say({ moved: whenOf(next) });
    const { firstDay, lastDay } = toSpan(next);
    if (!days.some((day) => firstDay <= day && day <= lastDay)) go({ date: firstDay }, true);
  };

  const onEventKey = (keys: KeyboardEvent, event: CalendarEvent, at: string): boolean => {
    if (held) {
      if (keys.key === 'Enter' || keys.key === ' ') put(held);
      else if (keys.key === 'Escape') release();
      else {
        const shift = toShift(keys.key, hasHours && !isAllDay(held) && toSpan(held).firstDay === toSpan(held).lastDay);
        if (!shift) return keys.key === 'Tab';
        shiftHeld(held, shift, keys.shiftKey);
      }
      return true;
    }
    if (keys.key === ' ') {
      setHeld(event);
      wanted.current = `[data-event="${event.id}"]`;
      say('held');
    } else if (keys.key === 'Delete' || keys.key === 'Backspace') {
      wanted.current = `[data-at="${at}"]`;
      remove(event);
    } else if (keys.key === 'Escape') find(`[data-at="${at}"]`)?.focus();
    else return false;
    return true;
  };
  const onKeyDown = (keys: KeyboardEvent<HTMLDivElement>) => {
    const { target } = keys;
    if (!(target instanceof HTMLElement) || keys.altKey || keys.ctrlKey || keys.metaKey) return;
    const at = target.closest<HTMLElement>('[data-at]')?.dataset.at;
    if (!at) return;
    const event = shown.find(({ id }) => String(id) === target.dataset.event);
    if (event && onEventKey(keys, event, at)) return keys.preventDefault();
    if (keys.key === 'Enter' && target.dataset.at) create(at);
    else {
      const next = nextCell(keys.key, at, days, view.view === 'month');
      if (!next || keys.shiftKey) return;
      focusCell(next);
    }
    keys.preventDefault();
  };

  const onClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (!(target instanceof Element) || wasDragged()) return;
    const id = target.closest<HTMLElement>('[data-event]')?.dataset.event;
    const at = target.closest<HTMLElement>('[data-at]')?.dataset.at;
    // What is picked up is put down by a press too, and opened by one on itself.
    if (held) put(held);
    if (held && id !== String(held.id)) return;
    if (id) go({ edit: id });
    else if (!at || target.closest('a, button')) return;
    else if (view.view === 'month' && matchMedia(PHONE).matches) {
      setChosen(at);
      go({ date: at }, true);
    } else create(at);
  };
  const previewOf = (times: Times) => ({ cells: listCells(times, hasHours), text: whenOf(times) });
  const onPointerDown = ({ target, nativeEvent }: PointerEvent<HTMLDivElement>) => {
    const source = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null;
    const event = events.find(({ id }) => String(id) === source?.dataset.event);
    if (!source || !event || !area.current || held) return;
    const isStretch = target instanceof Element && target.closest('[data-handle]') !== null;
    const change = (start: Place | undefined, place: Place): Times => {
      const shift = start ? shiftBetween(start, place, isAllDay(event)) : { days: 0, minutes: 0 };
      return isStretch ? stretchEvent(event, shift) : moveEvent(event, shift);
    };
    watchDrag(nativeEvent, {
      area: area.current,
      source,
      isStretch,
      preview: (start, place) => previewOf(change(start, place)),
      drop(start, place) {
        const times = change(start, place);
        if (times.start === event.start && times.end === event.end) return;
        wanted.current = `[data-event="${event.id}"]`;
        save(event, times);
      },
    });
  };
  /** From the list of categories onto a day or an hour. */
  const dragKind = ({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>, type: string) => {
    if (!area.current) return;
    watchDrag(nativeEvent, {
      area: area.current,
      source: currentTarget,
      isStretch: false,
      preview: (_, { at }) => ({ cells: new Set([at]), text: '' }),
      drop: (_, { at, minute }) => add(type, minute === undefined ? at : `${at.slice(0, 10)}T${toClock(minute)}`),
    });
  };

  return {
    shown,
    stop,
    heldId: held?.id,
    dragKind,
    /** Leads the focus to the cell that Tab leads to. */
    focusStop: () => find(`[data-at="${stop}"]`)?.focus(),
    handlers: {
      ref: area,
      onKeyDown,
      onClick,
      onPointerDown,
      onFocus({ target }: { target: Element }) {
        const at = target.closest<HTMLElement>('[data-at]')?.dataset.at;
        if (at && at !== stop) setChosen(at);
      },
    },
  };
}

export const toClock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Where a key leads from a cell; undefined for keys that do not move. */
export function nextCell(key: string, at: string, days: readonly string[], isMonth: boolean): string | undefined {
  const [day = '', time] = at.split('T');
  const rest = time === undefined ? '' : `T${time}`;
  const column = days.indexOf(day);
  const week = days.slice(column - (column % 7), column - (column % 7) + 7);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1) + rest;
    case 'ArrowRight':
      return addDays(day, 1) + rest;
    case 'ArrowUp':
    case 'ArrowDown':
      return isMonth ? addDays(day, key === 'ArrowUp' ? -7 : 7) : nextHour(day, time, key === 'ArrowUp' ? -1 : 1);
    case 'Home':
      return `${week[0]}${rest}`;
    case 'End':
      return `${week.at(-1)}${rest}`;
    case 'PageUp':
    case 'PageDown': {
      const sign = key === 'PageUp' ? -1 : 1;
      return isMonth ? addMonths(day, sign) : addDays(day, sign * days.length) + rest;
    }
    default:
      return undefined;
  }
}

/** The whole day stands above its first hour. */
function nextHour(day: string, time: string | undefined, step: number): string | undefined {
  const hour = (time === undefined ? -1 : Number(time.slice(0, 2))) + step;
  if (hour < -1 || hour > 23) return undefined;
  return hour === -1 ? day : `${day}T${toClock(hour * 60)}`;
}

function toShift(key: string, hasTimes: boolean): Shift | undefined {
  const vertical = (sign: number) => (hasTimes ? { days: 0, minutes: sign * STEP_MINUTES } : { days: sign * 7, minutes: 0 });
  const shifts: Readonly<Record<string, Shift>> = {
    ArrowLeft: { days: -1, minutes: 0 },
    ArrowRight: { days: 1, minutes: 0 },
    ArrowUp: vertical(-1),
    ArrowDown: vertical(1),
    PageUp: { days: 0, minutes: hasTimes ? -60 : 0 },
    PageDown: { days: 0, minutes: hasTimes ? 60 : 0 },
  };
  return shifts[key];
}

function shiftBetween(start: Place, place: Place, isWhole: boolean): Shift {
  const days = countDays(start.at.slice(0, 10), place.at.slice(0, 10));
  const hasMinutes = !isWhole && start.minute !== undefined && place.minute !== undefined;
  return { days, minutes: hasMinutes ? (place.minute ?? 0) - (start.minute ?? 0) : 0 };
}

/** The cells that an event covers: its days, or its hours. */
function listCells(times: Times, hasHours: boolean): ReadonlySet<string> {
  const { firstDay, lastDay, from, to, isAllDay: isWhole } = toSpan(times);
  if (hasHours && !isWhole && firstDay === lastDay) {
    const hours = Array.from({ length: Math.max(1, Math.ceil(to / 60) - Math.floor(from / 60)) }, (_, index) => Math.floor(from / 60) + index);
    return new Set(hours.map((hour) => `${firstDay}T${toClock(hour * 60)}`));
  }
  // No period is longer than six weeks.
  return new Set(Array.from({ length: Math.min(42, countDays(firstDay, lastDay) + 1) }, (_, index) => addDays(firstDay, index)));
}
