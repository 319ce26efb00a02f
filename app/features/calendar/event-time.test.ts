import { expect, it } from 'vitest';
import { layOutDay, layOutWeek, listOnDay, moveEvent, stretchEvent, toSpan } from './event-time.ts';

/** A moment by the clock of whoever runs the tests. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();
const timed = (id: number, day: number, from: number, to: number) => ({
  id,
  title: `${id}`,
  start: at(day, from),
  end: at(day, to),
  className: 'info',
});
const whole = (id: number, first: number, last: number) => ({
  id,
  title: `${id}`,
  start: `2026-11-${first}`,
  end: `2026-11-${last}`,
  className: 'primary',
});
const week = Array.from({ length: 7 }, (_, index) => `2026-11-${16 + index}`);

it('knows the days and times of an event; until midnight is not the next day', () => {
  expect(toSpan(whole(1, 16, 18))).toEqual({ isAllDay: true, firstDay: '2026-11-16', lastDay: '2026-11-18', from: 0, to: 1440 });
  expect(toSpan(timed(1, 16, 9, 10))).toEqual({ isAllDay: false, firstDay: '2026-11-16', lastDay: '2026-11-16', from: 540, to: 600 });
  expect(toSpan({ start: at(16, 22), end: at(17, 0) })).toMatchObject({ lastDay: '2026-11-16', to: 1440 });
  expect(toSpan({ start: at(16, 22), end: at(17, 0, 30) })).toMatchObject({ lastDay: '2026-11-17', to: 30 });
});

it('moves by days and minutes, and keeps the clock on the wall over a change of clocks', () => {
  expect(moveEvent(timed(1, 16, 9, 10), { days: 2, minutes: -15 })).toEqual({ start: at(18, 8, 45), end: at(18, 9, 45) });
  expect(moveEvent(whole(1, 16, 18), { days: -1, minutes: 60 })).toEqual({ start: '2026-11-15', end: '2026-11-17' });
  const summer = { start: new Date(2026, 9, 20, 9).toISOString(), end: new Date(2026, 9, 20, 10).toISOString() };
  expect(moveEvent(summer, { days: 7, minutes: 0 }).start).toBe(new Date(2026, 9, 27, 9).toISOString());
});

it('stretches its end, but not before its start', () => {
  expect(stretchEvent(timed(1, 16, 9, 10), { days: 0, minutes: 30 })).toEqual({ start: at(16, 9), end: at(16, 10, 30) });
  expect(stretchEvent(timed(1, 16, 9, 10), { days: -3, minutes: 0 })).toEqual({ start: at(16, 9), end: at(16, 9, 15) });
  expect(stretchEvent(whole(1, 16, 18), { days: -9, minutes: 0 })).toEqual({ start: '2026-11-16', end: '2026-11-16' });
  expect(stretchEvent(whole(1, 16, 18), { days: 3, minutes: 0 }).end).toBe('2026-11-21');
});

it('no two strokes of a week meet in a lane, and long ones stand above', () => {
  const bars = layOutWeek([timed(1, 17, 9, 10), whole(2, 10, 30), whole(3, 17, 18), whole(4, 19, 20), whole(5, 23, 25)], week);
  expect(bars.map(({ event, column, columns, lane, isCutBefore, isCutAfter }) => [event.id, column, columns, lane, isCutBefore, isCutAfter])).toEqual(
    [
      [2, 0, 7, 0, true, true],
      [3, 1, 2, 1, false, false],
      [1, 1, 1, 2, false, false],
      [4, 3, 2, 1, false, false],
    ],
  );
});

it('the event that is being moved is never among those that are only counted', () => {
  const busy = [1, 2, 3, 4].map((id) => whole(id, 16, 20));
  expect(layOutWeek([...busy, whole(9, 16, 16)], week, 9).find(({ event }) => event.id === 9)?.lane).toBe(0);
});

it('events that meet stand beside each other, others have the whole width', () => {
  const blocks = layOutDay(
    [timed(1, 16, 9, 11), timed(2, 16, 10, 12), timed(3, 16, 11, 12), timed(4, 16, 13, 14), whole(5, 16, 16), timed(6, 17, 9, 10)],
    '2026-11-16',
  );
  expect(blocks.map(({ event, place, places }) => [event.id, place, places])).toEqual([
    [1, 0, 2],
    [2, 1, 2],
    [3, 0, 2],
    [4, 0, 1],
  ]);
});

it('a day lists what begins, goes on and ends in it', () => {
  const events = [timed(1, 17, 9, 10), whole(2, 16, 17), whole(3, 17, 18), whole(4, 18, 19)];
  expect(listOnDay(events, '2026-11-17').map(({ id }) => id)).toEqual([2, 3, 1]);
});
