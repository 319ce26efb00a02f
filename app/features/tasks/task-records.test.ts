import { expect, it } from 'vitest';
import type { Task } from '#mock-api/records/task.ts';
import { keepDone, listCards, planMove, toColumnChanges, toTaskFields, toWeek } from './task-records.ts';

const toTask = (id: number, kanId: Task['kanId'], place: number, more: Partial<Task> = {}): Task => ({
  id,
  kanId,
  place,
  title: `Task ${id}`,
  date: '2026-11-20',
  badgeText: 'Waiting',
  budget: 0,
  userImages: [],
  taskdesc: '',
  project: 0,
  subtasks: [],
  ...more,
});

const board = [toTask(1, 1, 1), toTask(2, 1, 2), toTask(3, 1, 3), toTask(4, 2, 1, { badgeText: 'Complete' })];
const order = (tasks: readonly Task[], kanId: Task['kanId']) => listCards(tasks, kanId).map(({ id }) => id);
const move = (tasks: readonly Task[], id: number, kanId: Task['kanId'], index: number) => {
  const moves = planMove(tasks, id, kanId, index);
  return tasks.map((task) => ({ ...task, ...moves.find((one) => one.id === task.id) }));
};

it.each([
  [1, 1, 0, [1, 2, 3]],
  [1, 1, 1, [2, 1, 3]],
  [1, 1, 2, [2, 3, 1]],
  [3, 1, 0, [3, 1, 2]],
  [4, 1, 1, [1, 4, 2, 3]],
  [4, 1, 99, [1, 2, 3, 4]],
] as const)('a move of task %i to column %i, place %i, leaves %j, and writes that task alone', (id, kanId, index, expected) => {
  expect(planMove(board, id, kanId, index).map((one) => one.id)).toEqual([id]);
  expect(order(move(board, id, kanId, index), kanId)).toEqual(expected);
});

it('an empty column takes a task, and an unknown task moves nothing', () => {
  expect(order(move(board, 1, 3, 0), 3)).toEqual([1]);
  expect(planMove(board, 99, 1, 0)).toEqual([]);
});

it('places that are used up are given anew, in the same order', () => {
  const tight = [toTask(1, 1, 1), toTask(2, 1, 1 + Number.EPSILON), toTask(3, 1, 2)];
  const moved = move(tight, 3, 1, 1);
  expect(order(moved, 1)).toEqual([1, 3, 2]);
  expect(listCards(moved, 1).map(({ place }) => place)).toEqual([1, 2, 3]);
});

it('two hundred moves between the same two tasks keep the order', () => {
  let tasks: readonly Task[] = [toTask(1, 1, 1), toTask(2, 1, 2), toTask(3, 1, 3), toTask(4, 1, 4)];
  for (let turn = 0; turn < 200; turn += 1) {
    const last = order(tasks, 1).at(-1) ?? 0;
    const rest = order(tasks, 1).slice(0, -1);
    tasks = move(tasks, last, 1, 1);
    expect(order(tasks, 1)).toEqual([rest[0], last, ...rest.slice(1)]);
  }
});

it('the status follows a task into the last column and out of it', () => {
  expect(toColumnChanges({ badgeText: 'Waiting' }, 3)).toEqual({ kanId: 3, badgeText: 'Complete' });
  expect(toColumnChanges({ badgeText: 'Complete' }, 1)).toEqual({ kanId: 1, badgeText: 'Pending' });
  expect(toColumnChanges({ badgeText: 'Approved' }, 2)).toEqual({ kanId: 2, badgeText: 'Approved' });
});

it('subtasks are entered as lines, empty ones are left out, and those that were done stay done', () => {
  const { subtasks } = toTaskFields([], []);
  const read = subtasks.read([' Draft ', '', 'Proof'], 'en-GB');
  expect(read).toEqual({
    value: [
      { title: 'Draft', isDone: false },
      { title: 'Proof', isDone: false },
    ],
  });
  const entries = toTask(1, 1, 1, { subtasks: 'value' in read ? read.value : [] });
  const before = {
    subtasks: [
      { title: 'Proof', isDone: true },
      { title: 'Gone', isDone: true },
    ],
  };
  expect(keepDone(entries, before).subtasks).toEqual([
    { title: 'Draft', isDone: false },
    { title: 'Proof', isDone: true },
  ]);
});

it('a column and a project are chosen as words and kept as numbers', () => {
  const { kanId, project } = toTaskFields([], []);
  expect(kanId.read(['2'], 'en-GB')).toEqual({ value: 2 });
  expect(kanId.read(['9'], 'en-GB')).toEqual({ value: 1 });
  expect(project.write(0, 'en-GB')).toEqual(['0']);
});

it('the week begins on Monday and counts what is due on each day', () => {
  const tasks = [toTask(1, 1, 1, { date: '2026-11-16' }), toTask(2, 3, 1, { date: '2026-11-22' }), toTask(3, 2, 1, { date: '2026-11-23' })];
  const week = toWeek(tasks, '2026-11-22');
  expect(week.map(({ day }) => day)).toEqual(['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`));
  expect([week[0], week[6]]).toEqual([
    { day: '2026-11-16', open: 1, done: 0 },
    { day: '2026-11-22', open: 0, done: 1 },
  ]);
  expect(toWeek(tasks, '2026-11-23')[0]).toEqual({ day: '2026-11-23', open: 1, done: 0 });
});
