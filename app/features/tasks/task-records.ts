import { api, toData } from '#app/api/client.ts';
import { planPlaces } from '#app/components/list/places.ts';
import { amount, choice, day, type Fields, line, lines, paragraph, type RecordField, several } from '#app/components/record/fields.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Tone } from '#app/ui/status/status.tsx';
import type { Project } from '#mock-api/records/project.ts';
import type { KanbanColumn, Task } from '#mock-api/records/task.ts';
import type { TeamMember } from '#mock-api/records/user.ts';

export type TaskValues = Omit<Task, 'id'>;
export type TaskChanges = Partial<TaskValues>;
/** What people enter of a task: its place is given by dragging. */
export type TaskEntries = Omit<TaskValues, 'place'>;

export const columns = [
  { id: 1, name: 'Upcoming' },
  { id: 2, name: 'In Progress' },
  { id: 3, name: 'Completed' },
] as const satisfies readonly { id: Task['kanId']; name: Label }[];
export const DONE = 3;

const badges = ['Waiting', 'Pending', 'Approved', 'Complete'] as const satisfies readonly Task['badgeText'][];
export const tones = { Waiting: 'quiet', Pending: 'waiting', Approved: 'good', Complete: 'good' } as const satisfies Record<Task['badgeText'], Tone>;

export const taskCalls = {
  add: (json: Partial<Task>) => toData(api.add.tasks.$post({ json })),
  update: (json: TaskChanges & Pick<Task, 'id'>) => toData(api.update.tasks.$put({ json })),
  remove: (id: number) => toData(api.delete.tasks.$delete({ header: { kanban: String(id) } })),
};

export const listTasks = (board: readonly KanbanColumn[]): readonly Task[] => board.flatMap(({ cards }) => cards);

/** Of a column, in their order. */
export const listCards = (tasks: readonly Task[], kanId: Task['kanId']): readonly Task[] =>
  tasks.filter((task) => task.kanId === kanId).toSorted((a, b) => a.place - b.place);

export function toTaskFields(people: readonly TeamMember[], projects: readonly Project[]): Fields<TaskEntries> {
  const crew = people.map(({ id, name }) => ({ id, name }));
  const names = new Map(projects.map(({ id, name }) => [String(id), name]));
  const columnNames = new Map(columns.map(({ id, name }) => [String(id), name]));
  return {
    title: { ...line('What is to be done', 'Please say what is to be done.'), isWide: true },
    taskdesc: paragraph('Description', 'Please say in a sentence what it is.'),
    kanId: toNumber(
      choice('Column', [...columnNames.keys()], (id) => columnNames.get(id) ?? ''),
      (text) => columns.find(({ id }) => String(id) === text)?.id ?? 1,
    ),
    badgeText: choice('Status', badges),
    date: day('Due', 'Choose the day when it is due.'),
    budget: amount('Budget in US dollars', 'Please enter the budget.'),
    project: toNumber(
      choice('Project', ['0', ...names.keys()], (id) => names.get(id) ?? 'No project'),
      Number,
    ),
    userImages: several('Team', crew, 'Choose at least one person.'),
    subtasks: subtasks(),
  };
}

/** Of a record it is a number. */
function toNumber<Value extends number>({ read, write: _, ...rest }: RecordField<string>, parse: (text: string) => Value): RecordField<Value> {
  return {
    ...rest,
    read(texts, tag) {
      const result = read(texts, tag);
      return 'value' in result ? { value: parse(result.value) } : result;
    },
    write: (value) => [String(value)],
  };
}

/** Their titles are entered; which are done is ticked elsewhere (`keepDone`). */
function subtasks(): RecordField<Task['subtasks']> {
  const { read, write: _, ...rest } = lines('Subtasks', { add: 'Add a subtask', line: 'Subtask {{n}}', remove: 'Remove subtask {{n}}' });
  return {
    ...rest,
    read(texts, tag) {
      const result = read(texts, tag);
      return 'value' in result ? { value: result.value.map((title) => ({ title, isDone: false })) } : result;
    },
    write: (value) => value.map(({ title }) => title),
  };
}

/** Subtasks that were done before the form was opened are done after it. */
export function keepDone(entries: TaskEntries, before: Pick<Task, 'subtasks'> | undefined): TaskEntries {
  const done = new Set(before?.subtasks.filter(({ isDone }) => isDone).map(({ title }) => title));
  return { ...entries, subtasks: entries.subtasks.map(({ title }) => ({ title, isDone: done.has(title) })) };
}

/** What changes with the column: the status follows into the last one and out of it. */
export function toColumnChanges({ badgeText }: Pick<Task, 'badgeText'>, kanId: Task['kanId']): Pick<Task, 'kanId' | 'badgeText'> {
  if (kanId === DONE) return { kanId, badgeText: 'Complete' };
  return { kanId, badgeText: badgeText === 'Complete' ? 'Pending' : badgeText };
}

export interface Move extends TaskChanges {
  readonly id: number;
}

/** What has to be written so that a task stands at `index` among the others of a column: itself, unless there is no number left between its neighbours. */
export function planMove(tasks: readonly Task[], id: number, kanId: Task['kanId'], index: number): readonly Move[] {
  const task = tasks.find((one) => one.id === id);
  if (!task) return [];
  const others = listCards(tasks, kanId).filter((one) => one.id !== id);
  const own = toColumnChanges(task, kanId);
  return planPlaces(others, id, index).map((change) => (change.id === id ? { ...own, ...change } : change));
}

const DAY_MS = 86_400_000;
const WEEK = 7;

/** The tasks due on each day of the week of `today`, Monday first. */
export function toWeek(tasks: readonly Task[], today: string) {
  const now = Date.parse(today);
  const monday = now - ((new Date(now).getUTCDay() + WEEK - 1) % WEEK) * DAY_MS;
  return Array.from({ length: WEEK }, (_, at) => {
    const date = new Date(monday + at * DAY_MS).toISOString().slice(0, 10);
    const due = tasks.filter((task) => task.date.slice(0, 10) === date);
    const done = due.filter(({ kanId }) => kanId === DONE).length;
    return { day: date, open: due.length - done, done };
  });
}
