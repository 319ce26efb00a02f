import type { Task } from '#mock-api/records/task.ts';
import { toDay } from './dates.ts';
import { type Person, toTeam } from './people.ts';

export const columns = [
  { id: 1, name: 'Upcoming' },
  { id: 2, name: 'In Progress' },
  { id: 3, name: 'Completed' },
] as const;

type TaskFacts = readonly [
  column: Task['kanId'],
  title: string,
  inDays: number,
  badge: Task['badgeText'],
  budget: number,
  team: readonly Person[],
  taskdesc: string,
];

const facts: readonly TaskFacts[] = [
  [1, 'Third finish for the turntable', 12, 'Waiting', 640, ['aiko', 'maren'], 'Graphite, from the frames we have, without a new shoot.'],
  [1, 'Benefit cards through compliance', 9, 'Waiting', 280, ['maren', 'nele'], 'Terms on the first card; legal decides on Thursday.'],
  [1, 'Media plan for two CTV partners', 16, 'Approved', 950, ['omar', 'jonas', 'priya'], 'Both cities in one week, evenings first.'],
  [2, 'Lead form in two steps', 4, 'Pending', 420, ['lucia', 'priya'], 'Postcode first, name and number after it.'],
  [2, 'Panorama light by local time', 3, 'Approved', 560, ['aiko', 'lucia'], 'Four skies, blended by the hour on the visitor’s clock.'],
  [2, 'Reasons for paused placements', 7, 'Pending', 310, ['nele', 'priya', 'tomas'], 'One sentence each, in words an account lead would use.'],
  [3, 'Coupons read by the tills', -5, 'Complete', 380, ['jonas', 'maren'], 'Tested in three bakeries with the real scanners.'],
  [3, 'Test page for every size', -14, 'Complete', 240, ['tomas', 'omar'], 'One address per size that a publisher can open on any device.'],
  [3, 'Six shades, one question', -9, 'Complete', 470, ['lucia', 'jonas', 'nele'], 'The video stops once, asks once, and ends on the shade.'],
];

export function createTasks(now: Date): readonly Task[] {
  return facts.map(([kanId, title, inDays, badgeText, budget, team, taskdesc], index) => ({
    id: index + 1,
    kanId,
    title,
    date: toDay(now, inDays),
    badgeText,
    budget,
    userImages: toTeam(...team).map(({ id, name }) => ({ id, name })),
    taskdesc,
  }));
}
