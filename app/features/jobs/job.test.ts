import { expect, it } from 'vitest';
import { countDaysLeft, countShared, rankByFit, toExperience } from './job.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20', 0],
  ['2026-11-21', 1],
  ['2026-11-21T23:00:00.000Z', 1],
  ['2026-11-19', -1],
  ['2026-12-20', 30],
])('until %s there are %i days left', (day, days) => {
  expect(countDaysLeft(day, noon)).toBe(days);
  expect(countDaysLeft(day, Date.parse('2026-11-20T00:00:00Z'))).toBe(days);
  expect(countDaysLeft(day, Date.parse('2026-11-20T23:59:59Z'))).toBe(days);
});

it('whoever shares two skills fits, the best first', () => {
  const wanted = ['3D', 'Light', 'Shaders'];
  const people = [['3D'], ['Light', '3D'], ['Motion'], ['Shaders', '3D', 'Light']];
  expect(rankByFit(people, (skills) => countShared(wanted, skills))).toEqual([
    ['Shaders', '3D', 'Light'],
    ['Light', '3D'],
  ]);
});

it('a job that asks for nothing says so; what somebody wrote stays', () => {
  expect(toExperience('-')).toBe('No experience needed');
  expect(toExperience('a good ear')).toBe('a good ear');
});
