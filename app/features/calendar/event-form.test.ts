import { expect, it } from 'vitest';
import { checkEvent, toBlank, toTimes, toValues } from './event-form.tsx';

const values = { title: 'x', className: 'info', isAllDay: false, firstDay: '2026-11-23', from: '09:00', lastDay: '2026-11-23', to: '10:00' };

it.each([
  ['all is right', {}, []],
  ['the end is the start', { to: '09:00' }, ['to']],
  ['the end is before the start', { to: '08:59' }, ['to']],
  ['it ends on a later day', { lastDay: '2026-11-24', to: '08:00' }, []],
  ['it ends on an earlier day', { lastDay: '2026-11-22' }, ['lastDay']],
  ['no time', { from: '', to: '' }, ['from', 'to']],
  ['no times are needed for whole days', { isAllDay: true, from: '', to: '' }, []],
  ['whole days the wrong way round', { isAllDay: true, lastDay: '2026-11-01' }, ['lastDay']],
])('%s', (_, changes, wrong) => {
  expect(Object.keys(checkEvent({ ...values, ...changes }))).toEqual(wrong);
});

it.each([
  { start: '2026-11-23', end: '2026-11-25' },
  { start: new Date(2026, 10, 23, 9, 5).toISOString(), end: new Date(2026, 10, 23, 10).toISOString() },
  { start: new Date(2026, 10, 23, 22).toISOString(), end: new Date(2026, 10, 24).toISOString() },
])('what is edited and not changed stays as it was: $start', (times) => {
  const edited = toValues({ ...times, id: 1, title: 'x', className: 'info' });
  expect(checkEvent(edited)).toEqual({});
  expect(toTimes(edited)).toEqual(times);
});

it('a new event lasts its day, or an hour, and never beyond midnight', () => {
  expect(toTimes(toBlank('2026-11-23'))).toEqual({ start: '2026-11-23', end: '2026-11-23' });
  expect(toBlank('2026-11-23T09:30')).toMatchObject({ isAllDay: false, from: '09:30', to: '10:30' });
  expect(toBlank('2026-11-23T23:30')).toMatchObject({ lastDay: '2026-11-23', to: '23:59' });
});
