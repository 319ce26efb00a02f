import type { Project } from '#mock-api/records/project.ts';
import type { KanbanColumn } from '#mock-api/records/task.ts';

const DAY_MS = 86_400_000;

export interface Due {
  readonly key: string;
  readonly name: string;
  readonly kind: 'task' | 'project';
  readonly date: string;
  /** Below zero: late. */
  readonly inDays: number;
}

/** Tasks and projects that are not completed, the latest first. */
export function listDue(columns: readonly KanbanColumn[], projects: readonly Project[], now: Date): readonly Due[] {
  const tasks = columns.flatMap(({ cards }) => cards).filter(({ badgeText }) => badgeText !== 'Complete');
  const open = projects.filter(({ status }) => status !== 'Completed');
  return [
    ...tasks.map(({ id, title, date }) => ({ key: `task ${id}`, name: title, kind: 'task', date }) as const),
    ...open.map(({ id, name, dueDate }) => ({ key: `project ${id}`, name, kind: 'project', date: dueDate }) as const),
  ]
    .map((due) => ({ ...due, inDays: Math.round((toDayStart(due.date) - toDayStart(now.toISOString())) / DAY_MS) }))
    .toSorted((a, b) => a.inDays - b.inDays);
}

const toDayStart = (date: string) => Date.parse(date.slice(0, 10));
