import { toDaysLeft, toToday } from '#app/components/due-words.ts';
import type { Project } from '#mock-api/records/project.ts';
import type { KanbanColumn } from '#mock-api/records/task.ts';

export interface Due {
  readonly key: string;
  readonly name: string;
  readonly kind: 'task' | 'project';
  /** Where it is. */
  readonly path: string;
  /** The names of who is on it. */
  readonly people: readonly string[];
  readonly date: string;
  /** Below zero: late. */
  readonly inDays: number;
}

/** Tasks and projects that are not completed, the latest first. */
export function listDue(columns: readonly KanbanColumn[], projects: readonly Project[], now: Date): readonly Due[] {
  const tasks = columns.flatMap(({ cards }) => cards).filter(({ badgeText }) => badgeText !== 'Complete');
  const open = projects.filter(({ status }) => status !== 'Completed');
  const today = toToday(now);
  return [
    ...tasks.map(({ id, title, date, userImages }) => {
      const path = `/tasks-list?${new URLSearchParams({ find: title })}`;
      return { key: `task ${id}`, name: title, kind: 'task', path, people: userImages.map(({ name }) => name), date } as const;
    }),
    ...open.map(({ id, name, dueDate, team }) => {
      const path = `/projects-overview/${id}`;
      return { key: `project ${id}`, name, kind: 'project', path, people: team.map((one) => one.name), date: dueDate } as const;
    }),
  ]
    .map((due) => ({ ...due, inDays: toDaysLeft(due.date, today) }))
    .toSorted((a, b) => a.inDays - b.inDays);
}
