import { expect, it } from 'vitest';
import { checkDates, toBurn, toDone } from './project-records.ts';

it('the end of a project is not before its start; a project of one day is right', () => {
  expect(checkDates({ startDate: '2026-11-20', dueDate: '2026-11-19' })).toEqual({ dueDate: { label: 'The last day is before the first.' } });
  expect(checkDates({ startDate: '2026-11-20', dueDate: '2026-11-20' })).toBeUndefined();
});

it('what is done is the share of the planned hours, all of them when the project is completed', () => {
  expect(toDone({ status: 'Pending', hoursLeft: [200, 150, 50] })).toBe(0.75);
  expect(toDone({ status: 'Delay', hoursLeft: [100, 130] })).toBe(0);
  expect(toDone({ status: 'Completed', hoursLeft: [100, 20] })).toBe(1);
  expect(toDone({ status: 'Pending', hoursLeft: [] })).toBeUndefined();
});

it('the plan burns evenly from the first day to the last, and never below nothing', () => {
  expect(toBurn({ startDate: '2026-11-01', dueDate: '2026-11-15', hoursLeft: [100, 80, 40, 30] })).toEqual([
    { day: '2026-11-01', left: 100, planned: 100 },
    { day: '2026-11-08', left: 80, planned: 50 },
    { day: '2026-11-15', left: 40, planned: 0 },
    { day: '2026-11-22', left: 30, planned: 0 },
  ]);
});
